import type { LngLat } from '@umkreis/contract/ref.ts';

/** Origin of each frame in Bern, and its area: Switzerland and Liechtenstein, metres */
const frames = [
  // LV95 (EPSG:2056)
  { east: 2_600_000, north: 1_200_000 },
  // LV03 (EPSG:21781)
  { east: 600_000, north: 200_000 },
] as const;
const AREA = { west: -120_000, east: 240_000, south: -130_000, north: 100_000 };

/** Seven digits: centimetres */
const PRECISION = 1e7;
const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

/**
 * The position of Swiss national coordinates, LV95 or LV03, in either order: east and north have no values in common.
 * Approximate formulas of swisstopo, accurate to about a metre ('Formeln und Konstanten für die Berechnung der
 * Schweizerischen schiefachsigen Zylinderprojektion und der Transformation zwischen Koordinatensystemen', section 4.2).
 * @param one metres, and so is `other`
 * @returns WGS 84; undefined for other numbers
 */
export function fromSwiss(one: number, other: number): LngLat | undefined {
  const [east, north] = one > other ? [one, other] : [other, one];
  const frame = frames.find((origin) => isInside(east - origin.east, north - origin.north));
  if (!frame) return undefined;
  const y = (east - frame.east) / 1e6;
  const x = (north - frame.north) / 1e6;
  const lon = 2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3;
  const lat = 16.9023892 + 3.238272 * x - 0.270978 * y ** 2 - 0.002528 * x ** 2 - 0.0447 * y ** 2 * x - 0.014 * x ** 3;
  return [rounded((lon * 100) / 36), rounded((lat * 100) / 36)];
}

const isInside = (east: number, north: number) =>
  east >= AREA.west && east <= AREA.east && north >= AREA.south && north <= AREA.north;

const NUMBER = String.raw`(\d{1,3}(?:['’ʼ\s]?\d{3}){1,2}(?:\.\d+)?)`;
const PAIR = new RegExp(
  String.raw`^(?:(?:E|Y|LV95|LV03|CH1903\+?)[:=\s]*)?${NUMBER}\s*(?:[,;/|]|\s)\s*(?:[NX][:=\s]*)?${NUMBER}$`,
  'iu',
);

/** The same for a text: `2'758'000 / 1'223'000`, `2758000.5, 1223000.2`, `758 000 / 223 000`. */
export function readSwissPosition(text: string): LngLat | undefined {
  const [, one, other] = PAIR.exec(text.trim()) ?? [];
  return one === undefined || other === undefined ? undefined : fromSwiss(metres(one), metres(other));
}

const metres = (text: string) => Number(text.replaceAll(/['’ʼ\s]/g, ''));
