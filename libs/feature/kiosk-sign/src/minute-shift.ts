const MINUTE_MS = 60_000;
/** Consecutive positions are far apart, so that edges move quickly. */
const STRIDE = 7;
const steps = [-1, -0.5, 0, 0.5, 1];

/**
 * Where the sign is in a minute, against burn-in: all 25 positions of a square, each used equally often.
 * @returns parts of the greatest shift to the right and down, −1 to 1
 */
export function minuteShift(now: Date): { x: number; y: number } {
  const at = (Math.floor(now.getTime() / MINUTE_MS) * STRIDE) % steps.length ** 2;
  return { x: steps[at % steps.length]!, y: steps[Math.floor(at / steps.length)]! };
}
