/** How far what never changes moves to each side, px; the page is that much larger than the screen (styles.css). */
const MOST = 6;

/** A walk over all of its places, each as often as the others. */
const places = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [-1, -0.5, 0, 0.5, 1].map((y) => [x * MOST, y * MOST] as const));
/** Neighbours in time lie apart, so that an edge is soon somewhere else. */
const STRIDE = 7;

/** Where the page lies for the nth visit: the first in the middle. */
export function shiftOf(visit: number): { translate: string } {
  const middle = (places.length - 1) / 2;
  const [x, y] = places[(middle + visit * STRIDE) % places.length]!;
  return { translate: `${x}px ${y}px` };
}
