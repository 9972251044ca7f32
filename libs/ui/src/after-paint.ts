/** Timeout for invisible pages, which are not painted, ms. */
const longest = 100;

/** Calls back after the current changes have been painted. @returns cancels the callback */
export function afterPaint(then: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, longest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves after the current changes have been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
  });
