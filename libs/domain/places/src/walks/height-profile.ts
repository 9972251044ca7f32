/** Heights along a way. */
export interface HeightProfile {
  /** Distance from its start and height above sea level, m; smoothed */
  points: readonly { along: number; height: number }[];
  metres: number;
  /** Total metres of ascent and descent */
  up: number;
  down: number;
  stretches: readonly { metres: number; rise: number }[];
}

type Line = readonly (readonly number[])[];

const EARTH_RADIUS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function metresBetween(a: readonly number[], b: readonly number[]): number {
  const lat = Math.sin(radians(b[1]! - a[1]!) / 2);
  const lon = Math.sin(radians(b[0]! - a[0]!) / 2);
  const h = lat ** 2 + Math.cos(radians(a[1]!)) * Math.cos(radians(b[1]!)) * lon ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Maximum distance between known heights for interpolation, m */
const WIDEST_GAP = 1000;
/** Length of the stretches for slopes, m */
const STRETCH = 50;
/** Height fluctuations up to this are ignored, m. */
const WAVER = 2;

/**
 * Heights along a continuous way, if enough are known: at both ends, and at most a kilometre apart.
 * @param lines [lon, lat] or [lon, lat, metres above sea level], degrees, WGS 84
 * @returns null for several lines, and if heights are missing
 */
export function heightProfile(lines: readonly Line[]): HeightProfile | null {
  const heights = lines.length === 1 ? readHeights(lines[0]!) : null;
  if (!heights) return null;
  const { at, metres } = heights;
  const count = Math.max(1, Math.round(metres / STRETCH));
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const along = (metres * step) / count;
    return { along, height: heightAt(at, along) };
  });
  const stretches = points
    .slice(1)
    .map((point, before) => ({
      metres: point.along - points[before]!.along,
      rise: point.height - points[before]!.height,
    }));
  return { points, metres, stretches, ...climbs(points.map(({ height }) => height)) };
}

interface HeightPoint {
  along: number;
  height: number;
}

function readHeights(line: Line): { at: HeightPoint[]; metres: number } | null {
  const at: HeightPoint[] = [];
  let metres = 0;
  for (const [nr, point] of line.entries()) {
    if (nr > 0) metres += metresBetween(line[nr - 1]!, point);
    if (point[2] !== undefined && Number.isFinite(point[2])) at.push({ along: metres, height: point[2] });
  }
  if (at.length < 2 || metres === 0 || at[0]!.along > 0 || at.at(-1)!.along < metres) return null;
  return at.every(({ along }, nr) => nr === 0 || along - at[nr - 1]!.along <= WIDEST_GAP) ? { at, metres } : null;
}

function heightAt(at: readonly HeightPoint[], along: number): number {
  const next = at.findIndex((one) => one.along >= along);
  const after = at[next === -1 ? at.length - 1 : next]!;
  const before = at[Math.max(0, (next === -1 ? at.length : next) - 1)]!;
  const distance = after.along - before.along;
  return distance === 0
    ? after.height
    : before.height + ((after.height - before.height) * (along - before.along)) / distance;
}

/** Ascent and descent, without fluctuations around a height. */
function climbs(heights: readonly number[]): { up: number; down: number } {
  let [up, down, last] = [0, 0, heights[0]!];
  for (const height of [...heights.slice(1, -1), heights.at(-1)!]) {
    if (Math.abs(height - last) < WAVER) continue;
    if (height > last) up += height - last;
    else down += last - height;
    last = height;
  }
  return { up: Math.round(up), down: Math.round(down) };
}
