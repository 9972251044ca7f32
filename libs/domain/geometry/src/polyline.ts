import type { LngLat } from '@umkreis/contract/ref.ts';

const FACTOR = 1e5;

/**
 * Google's encoded polyline algorithm with precision 5 (about 1 m); the text holds lat, lon pairs.
 * @param line [lon, lat] pairs, degrees, WGS 84
 */
export function encodePolyline(line: readonly (readonly number[])[]): string {
  let text = '';
  let lastLat = 0;
  let lastLon = 0;
  for (const point of line) {
    const lat = Math.round(point[1]! * FACTOR);
    const lon = Math.round(point[0]! * FACTOR);
    text += encodeNumber(lat - lastLat) + encodeNumber(lon - lastLon);
    lastLat = lat;
    lastLon = lon;
  }
  return text;
}

/** @returns [lon, lat] pairs, degrees; an incomplete pair at the end is omitted */
export function decodePolyline(text: string): LngLat[] {
  const line: LngLat[] = [];
  let at = 0;
  let lat = 0;
  let lon = 0;
  const next = () => {
    let bits = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = text.charCodeAt(at++) - 63;
      bits |= (byte & 0x1f) << shift;
      shift += 5;
    } while (byte >= 0x20);
    return bits & 1 ? ~(bits >> 1) : bits >> 1;
  };
  while (at < text.length) {
    lat += next();
    if (at >= text.length) break;
    lon += next();
    line.push([lon / FACTOR, lat / FACTOR]);
  }
  return line;
}

function encodeNumber(value: number): string {
  let bits = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (bits >= 0x20) {
    text += String.fromCharCode((0x20 | (bits & 0x1f)) + 63);
    bits >>= 5;
  }
  return text + String.fromCharCode(bits + 63);
}
