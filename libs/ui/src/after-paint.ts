/** A page that nobody sees is not painted: it is waited for so long, ms. */
const longest = 100;

/** Calls once what has just changed on the page has been painted. @returns what ends the waiting */
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

/** Resolves once what has just changed on the page has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
  });
