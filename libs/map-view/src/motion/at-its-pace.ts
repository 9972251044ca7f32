/** Drawings a second at most: at map scale a vehicle goes a few pixels a second. */
const MOST_A_SECOND = 12;
/** The part of the time that drawing may take, so that the rest of the page stays quick. */
const MOST_SHARE = 0.25;
/** What a drawing takes until it is known to be there where it costs nothing, ms. */
const FREE_MS = 34;

/**
 * How long to wait until motion is drawn again: where the processor draws the map, each frame of it is dear.
 * @param tookMs from the drawing until it was on the screen
 * @returns ms, at least one
 */
export function pauseAfter(tookMs: number): number {
  const costMs = Math.max(0, tookMs - FREE_MS);
  return Math.max(1, 1000 / MOST_A_SECOND - tookMs, costMs / MOST_SHARE - costMs);
}

/**
 * Draws again and again, as often as the machine bears, until it is told to stop.
 * @param draw resolves when what it drew is on the screen
 */
export function atItsPace(draw: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const step = async () => {
    const started = performance.now();
    await draw();
    if (!isStopped) timer = setTimeout(step, pauseAfter(performance.now() - started));
  };
  void step();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
