import type { LngLat } from '@umkreis/contract/ref.ts';
import { plusCodePattern, readPlusCode } from './plus-code.ts';
import { fromSwiss, readSwissPosition } from './swiss-position.ts';

const NUMBER = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
/** Pairs of latitude and longitude in addresses of OpenStreetMap, Google, Apple and Bing, and in geo: */
const inUrls = [
  // The position of a link to a place without one is 0,0.
  new RegExp(`^geo:0,0\\?q=(${NUMBER}),(${NUMBER})`, 'i'),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`, 'i'),
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`[?&#]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`[?&#]map=\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`),
  new RegExp(`[?&#]lat=(${NUMBER})&lon=(${NUMBER})`),
  new RegExp(
    `[?&#](?:q|query|ll|daddr|destination|coordinate|center|cp|sll|to|point)=(?:loc:)?(${NUMBER})[,~](${NUMBER})`,
  ),
  new RegExp(`[@/](${NUMBER}),(${NUMBER})`),
];

/** A hemisphere, also in German */
const HEMISPHERE = '[NSEOW](?![a-zäöü])|Nord|Süd|Ost|West|North|South|East';
const DECIMAL_DEGREES = String.raw`[-+]?\d{1,3}[.,]\d+`;
/** Degrees, or degrees and minutes, or degrees, minutes and seconds, the last of them with decimals */
const WHOLE_DEGREES = String.raw`([-+]?\d{1,3})(?:[°:\s]\s*(\d{1,2}(?:[.,]\d+)?)(?:\s*['′’´:]|(?=[\s,;/]|[NSEOW]|$)))?(?:\s*(\d{1,2}(?:[.,]\d+)?)(?:\s*(?:["″”]|''|′′)|(?=[\s,;/]|[NSEOW]|$)))?`;
/** A latitude or longitude with its hemisphere before or after it */
const PART = new RegExp(
  String.raw`(${HEMISPHERE})?\s*(?:(${DECIMAL_DEGREES})|${WHOLE_DEGREES})\s*°?\s*(${HEMISPHERE})?`,
  'iuy',
);
const SEPARATOR = /[\s,;/]*/y;

interface Part {
  degrees: number;
  axis: 'lat' | 'lon' | null;
  /** Written with decimals, minutes or a hemisphere, unlike a house number */
  isPrecise: boolean;
}

const toNumber = (text: string) => Number(text.replace(',', '.'));

function readPart(text: string, from: number): { part: Part; end: number } | null {
  PART.lastIndex = from;
  const match = PART.exec(text);
  if (!match) return null;
  const [, before, decimals, whole, minutes, seconds, after] = match;
  const degrees = decimals ?? whole!;
  const hemisphere = (before ?? after)?.[0]!.toUpperCase();
  const [minute, second] = [minutes ? toNumber(minutes) : 0, seconds ? toNumber(seconds) : 0];
  if (minute >= 60 || second >= 60) return null;
  const size = Math.abs(toNumber(degrees)) + minute / 60 + second / 3600;
  const isNegative = degrees.startsWith('-') || hemisphere === 'S' || hemisphere === 'W';
  return {
    part: {
      degrees: isNegative ? -size : size,
      axis: hemisphere ? (/[NS]/.test(hemisphere) ? 'lat' : 'lon') : null,
      isPrecise: /[.,]\d{2}/.test(degrees) || minutes !== undefined || hemisphere !== undefined,
    },
    end: PART.lastIndex,
  };
}

function readPair(text: string): LngLat | null {
  const first = readPart(text, 0);
  if (!first) return null;
  SEPARATOR.lastIndex = first.end;
  SEPARATOR.exec(text);
  const second = readPart(text, SEPARATOR.lastIndex);
  if (!second || second.end !== text.length) return null;
  const [a, b] = [first.part, second.part];
  if (!a.isPrecise || !b.isPrecise || (a.axis !== null && a.axis === b.axis)) return null;
  return a.axis === 'lon' || b.axis === 'lat' ? [a.degrees, b.degrees] : [b.degrees, a.degrees];
}

const isOnEarth = ([lon, lat]: LngLat) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** Of map.geo.admin.ch */
const SWISS_URL = /[?&](?:E=([\d.]+)&N=|center=([\d.]+),)([\d.]+)/;

function fromUrl(text: string): LngLat | null {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing
  }
  const [, east, center, north] = SWISS_URL.exec(decoded) ?? [];
  const swiss = north && fromSwiss(Number(east ?? center), Number(north));
  if (swiss) return swiss;
  for (const pattern of inUrls) {
    const match = pattern.exec(decoded);
    if (match) return [Number(match[2]), Number(match[1])];
  }
  const written = DEGREES_IN_URL.exec(decoded)?.[1];
  return written === undefined ? null : readPair(written.replaceAll('+', ' '));
}

/** Degrees with minutes and hemispheres, as Google writes them into links */
const DEGREES_IN_URL = /\/(?:place|search)\/([^/@?]*°[^/@?]*)/;

const LABELLED =
  /(lat(?:itude)?|breite(?:ngrad)?|lon(?:g|gitude)?|lng|länge(?:ngrad)?)\s*[:=]?\s*([-+]?\d{1,3}(?:[.,]\d+)?)/giu;

/** `lat: 47.1393, lon: 9.5215`, in either order */
function fromLabels(text: string): LngLat | null {
  const parts = [...text.matchAll(LABELLED)];
  const numberOf = (axis: RegExp) => parts.find(([, name]) => axis.test(name!))?.[2];
  const [lat, lon] = [numberOf(/^(?:lat|breite)/i), numberOf(/^(?:lon|lng|länge)/i)];
  return parts.length === 2 && lat !== undefined && lon !== undefined ? [toNumber(lon), toNumber(lat)] : null;
}

/** Hosts of maps, in addresses without their scheme */
const MAP_HOST =
  /^(?:www\.)?(?:openstreetmap\.org|osm\.org|maps\.google\.[a-z.]+|google\.[a-z.]+|maps\.apple\.com|bing\.com)\//i;

/**
 * The position that a text consists of: decimal degrees with point or comma, degrees with minutes and seconds, a geo:
 * URI, a link to a map, a plus code, or Swiss national coordinates.
 * @param near completes a short plus code
 * @returns null for any other text, and for positions beyond the poles or 180°
 */
export function readPosition(text: string, near: LngLat): LngLat | null {
  const trimmed = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('−', '-')
    .trim()
    .replace(/^\((.*)\)$/, '$1');
  const isUrl = /^(?:https?:\/\/|geo:)/i.test(trimmed) || MAP_HOST.test(trimmed);
  const code = isUrl ? null : plusCodePattern.exec(trimmed)?.[0];
  const found = isUrl ? fromUrl(trimmed) : code ? readPlusCode(code, near) : fromText(trimmed);
  const swiss = found || isUrl ? undefined : readSwissPosition(trimmed);
  if (swiss) return swiss;
  return found && isOnEarth(found) ? found : null;
}

const fromText = (text: string) => readPair(pointsForCommas(text)) ?? fromLabels(text);

/** '47,1393 9,5215' with decimal points; '47.1393, 9.5215' stays. */
const pointsForCommas = (text: string) => (/\d\.\d/.test(text) ? text : text.replaceAll(/(\d),(\d)/g, '$1.$2'));
