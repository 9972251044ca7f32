/** Longitudes on the circle: a box that crosses the antimeridian has its east above 180°. */

/** The equivalent longitude in [−180°, 180°); 180° itself is unchanged. */
export function wrapLon(lon: number): number {
  if (lon >= -180 && lon <= 180) return lon;
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

/** The equivalent longitude in [west, west + 360°). */
export function lonFrom(west: number, lon: number): number {
  const revolutions = Math.ceil((west - lon) / 360);
  const unwrapped = lon + revolutions * 360;
  return unwrapped >= west + 360 ? unwrapped - 360 : unwrapped;
}

/** Whether a longitude is between west and east, modulo 360°. East may be less than west. */
export function isLonInRange(lon: number, west: number, east: number): boolean {
  const far = east < west ? east + 360 : east;
  return far - west >= 360 || lonFrom(west, lon) <= far;
}

/** Cells used to find the widest gap of many longitudes, a hundredth of a degree each. */
const CELLS = 36_000;
/** Fewer longitudes are sorted instead. */
const MANY = 4000;

/** Occupied intervals of the circle from west to east. */
interface Stretches {
  lows: ArrayLike<number>;
  highs: ArrayLike<number>;
}

class Cells {
  readonly #lows = new Float64Array(CELLS).fill(Infinity);
  readonly #highs = new Float64Array(CELLS).fill(-Infinity);

  add(lon: number): void {
    const cell = Math.min(CELLS - 1, Math.floor((lon + 180) * 100));
    if (lon < this.#lows[cell]!) this.#lows[cell] = lon;
    if (lon > this.#highs[cell]!) this.#highs[cell] = lon;
  }

  stretches(): Stretches {
    return {
      lows: this.#lows.filter((lon) => lon !== Infinity),
      highs: this.#highs.filter((lon) => lon !== -Infinity),
    };
  }
}

function stretchesOf(lons: Iterable<number>): Stretches {
  const few: number[] = [];
  let cells: Cells | null = null;
  for (const given of lons) {
    if (!Number.isFinite(given)) continue;
    const lon = wrapLon(given);
    if (cells) cells.add(lon);
    else if (few.push(lon) === MANY) {
      cells = new Cells();
      for (const one of few) cells.add(one);
    }
  }
  if (cells) return cells.stretches();
  const sorted = few.sort((a, b) => a - b);
  return { lows: sorted, highs: sorted };
}

/**
 * The shortest range of the circle that contains all longitudes; values are binned, so that millions cost little.
 * @returns [west, east] with west ≥ −180° and east ≤ 540°; undefined for none
 */
export function lonRange(lons: Iterable<number>): [west: number, east: number] | undefined {
  const { lows, highs } = stretchesOf(lons);
  if (lows.length === 0) return undefined;
  let [west, east] = [lows[0]!, highs[highs.length - 1]!];
  // Values on only one side of the antimeridian are returned unchanged.
  let widest = west + 360 - east;
  for (let at = 1; at < lows.length; at++) {
    const gap = lows[at]! - highs[at - 1]!;
    if (gap > widest) {
      widest = gap;
      [west, east] = [lows[at]!, highs[at - 1]! + 360];
    }
  }
  return [west, east];
}
