/** Maximum frames per second: at map scale a vehicle moves a few pixels per second */
const MOST_A_SECOND = 12;
/** Maximum share of the time for drawing, so that the page stays responsive */
const MOST_SHARE = 0.25;
/** Time until a frame is visible if drawing is cheap, ms */
const FREE_MS = 34;

/**
 * Delay until the next frame: with software rendering each frame is expensive.
 * @param tookMs from drawing until the frame was visible
 * @returns ms, at least 1
 */
export function pauseAfter(tookMs: number): number {
  const costMs = Math.max(0, tookMs - FREE_MS);
  return Math.max(1, 1000 / MOST_A_SECOND - tookMs, costMs / MOST_SHARE - costMs);
}

/**
 * Draws repeatedly at the rate that the device can sustain, until stopped.
 * @param draw resolves when the frame is visible
 */
export function atItsPace(draw: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const step = async () => {
    const started = performance.now();
    await draw();
    if (!isStopped) timer = setTimeout(() => void step(), pauseAfter(performance.now() - started));
  };
  void step();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
