/**
 * Maximum shift of static content in each direction, px; the page is larger than the screen by it
 * (styles.css).
 */
const MOST = 6;

/** All positions, each used equally often. */
const places = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [-1, -0.5, 0, 0.5, 1].map((y) => [x * MOST, y * MOST] as const));
/** Consecutive positions are far apart, so that edges move quickly. */
const STRIDE = 7;

/** The offset of the page for the nth session; the first one is centred. */
export function shiftOf(visit: number): { translate: string } {
  const middle = (places.length - 1) / 2;
  const [x, y] = places[(middle + visit * STRIDE) % places.length]!;
  return { translate: `${x}px ${y}px` };
}
