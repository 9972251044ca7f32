/** Positions of a geometry, at most */
const LONGEST = 1_000_000;
const KINDS = {
  POINT: 'Point',
  LINESTRING: 'LineString',
  POLYGON: 'Polygon',
  MULTIPOINT: 'MultiPoint',
  MULTILINESTRING: 'MultiLineString',
  MULTIPOLYGON: 'MultiPolygon',
} as const;
/** WGS 84, ETRS89, LV95 and LV03 */
const SRIDS = ['4326', '4258', '2056', '21781'];
const HEAD = /^\s*(?:SRID=(\d+);)?\s*([A-Z]+)\s*(?:ZM|Z|M)?\s*(\(.*\))\s*$/is;
/** Contents of parentheses without decimals of other languages */
const BODY = /^[\d\s().,eE+-]*$/;

/**
 * Reads well-known text (OGC 06-103r4): points, lines, areas and several of them, also with a height.
 * @returns a GeoJSON geometry whose positions are not validated; null for other texts, and for projections except the
 * Swiss ones
 */
export function readWkt(text: string): { type: string; coordinates: unknown } | null {
  if (text.length > LONGEST) return null;
  const [, srid, kind, body] = HEAD.exec(text) ?? [];
  const type = KINDS[kind?.toUpperCase() as keyof typeof KINDS];
  if (!type || !BODY.test(body!) || (srid !== undefined && !SRIDS.includes(srid))) return null;
  try {
    const nested: unknown = JSON.parse(asJson(body!));
    return { type, coordinates: type === 'Point' ? (nested as unknown[])[0] : multiPoints(type, nested) };
  } catch {
    return null;
  }
}

/** `(9 47, 10 48)` as `[[9,47],[10,48]]` */
const asJson = (body: string) =>
  body
    .trim()
    .replaceAll(/[^(),]+/g, (position) =>
      position.trim() ? `[${position.trim().split(/\s+/).map(Number).join(',')}]` : '',
    )
    .replaceAll('(', '[')
    .replaceAll(')', ']');

/** Members of a multipoint may have parentheses of their own. */
const multiPoints = (type: string, nested: unknown): unknown =>
  type === 'MultiPoint' ? (nested as unknown[][]).map((one) => (Array.isArray(one[0]) ? one[0] : one)) : nested;
