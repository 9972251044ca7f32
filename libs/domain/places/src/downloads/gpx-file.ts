import { fileName } from './file-name.ts';

export interface GpxRoute {
  title: string;
  /** Continuous lines of [lon, lat] or [lon, lat, metres above sea level], degrees, WGS 84 */
  lines: readonly (readonly (readonly number[])[])[];
  /** Places along the route, in order */
  wayPoints: readonly { title: string; lat: number; lon: number }[];
  /** URL of the route on the map */
  url: string;
  /** Attribution of the data */
  attribution: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text
    // XML 1.0 knows no other control characters, not even as references
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
const at = (lat: number, lon: number) => `lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"`;

/**
 * A route as GPX 1.1 (https://www.topografix.com/GPX/1/1): a track with one segment per line, and its way-points.
 */
export function gpxFile({ title, lines, wayPoints, url, attribution }: GpxRoute): string {
  const points = wayPoints.map(
    (point) => `  <wpt ${at(point.lat, point.lon)}><name>${escaped(point.title)}</name></wpt>`,
  );
  const segments = lines.map((line) => {
    const track = line.map(([lon, lat, metres]) => {
      const height = metres === undefined ? '/>' : `><ele>${metres}</ele></trkpt>`;
      return `      <trkpt ${at(lat!, lon!)}${height}`;
    });
    return ['    <trkseg>', ...track, '    </trkseg>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Umkreis" xmlns="http://www.topografix.com/GPX/1/1">',
    '  <metadata>',
    `    <name>${escaped(title)}</name>`,
    `    <desc>${escaped(attribution)}</desc>`,
    `    <link href="${escaped(url)}"/>`,
    '  </metadata>',
    ...points,
    '  <trk>',
    `    <name>${escaped(title)}</name>`,
    ...segments,
    '  </trk>',
    '</gpx>',
    '',
  ].join('\n');
}

export const gpxFileName = (title: string): string => fileName(title, 'gpx', 'route');
