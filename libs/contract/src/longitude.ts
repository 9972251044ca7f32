/** Longitudes on the circle: a box that crosses the antimeridian has its east beyond 180°. */

/** The same meridian from −180° on to below 180°; 180° itself stays. */
export function wrapLon(lon: number): number {
  if (lon >= -180 && lon <= 180) return lon;
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

/** The same meridian from `west` on to below west + 360°. */
export function lonFrom(west: number, lon: number): number {
  const turns = Math.ceil((west - lon) / 360);
  const unwrapped = lon + turns * 360;
  return unwrapped >= west + 360 ? unwrapped - 360 : unwrapped;
}

/** Is a meridian between west and east, whichever turn of the circle they are given in? East may be below west. */
export function isLonWithin(lon: number, west: number, east: number): boolean {
  const far = east < west ? east + 360 : east;
  return far - west >= 360 || lonFrom(west, lon) <= far;
}

/** Cells in which the widest gap of many is looked for, a hundredth of a degree each. */
const CELLS = 36_000;
/** Fewer are sorted. */
const MANY = 4000;

/** Stretches of the circle with longitudes in them, from the west on. */
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
 * The shortest stretch of the circle that holds all longitudes; nothing is held twice, so millions cost little.
 * @returns [west, east] with west from −180° on and east up to 540°; undefined for none
 */
export function lonsSpan(lons: Iterable<number>): [west: number, east: number] | undefined {
  const { lows, highs } = stretchesOf(lons);
  if (lows.length === 0) return undefined;
  let [west, east] = [lows[0]!, highs[highs.length - 1]!];
  // what lies on one side of the antimeridian alone stays as it is written
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
