export interface Random {
  /** [0, 1) */
  next(): number;
  between(low: number, high: number): number;
  /** Integer, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Seeded generator (mulberry32): the same seed gives the same region. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (values) => values[Math.floor(next() * values.length)]!,
    chance: (probability) => next() < probability,
  };
}

/** Number in [0, 1) for a lattice point. */
function hash(x: number, y: number): number {
  let h = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + 1_274_126_177;
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth value noise in [-1, 1]. */
export function noise(x: number, y: number): number {
  const [left, bottom] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - bottom)];
  const low = hash(left, bottom) * (1 - u) + hash(left + 1, bottom) * u;
  const high = hash(left, bottom + 1) * (1 - u) + hash(left + 1, bottom + 1) * u;
  return (low * (1 - v) + high * v) * 2 - 1;
}

/** Noise of several octaves, about [-1, 1]. */
export function fractal(x: number, y: number, octaves = 4): number {
  let [sum, weight] = [0, 0.5];
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * 2 ** octave + octave * 17, y * 2 ** octave - octave * 31) * weight;
    weight /= 2;
  }
  return sum;
}
