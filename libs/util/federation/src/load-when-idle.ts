import { registeredParts, type CodePart } from './code-part.ts';

interface Page {
  /** Whether the visitor saves data: then nothing is loaded in advance. */
  savesData(): boolean;
  isOnline(): boolean;
  /** Calls back when the page is idle. */
  whenIdle(then: () => void): void;
  onceOnline(then: () => void): void;
}

const browser: Page = {
  savesData: () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true,
  isOnline: () => navigator.onLine,
  whenIdle: (then) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(then, { timeout: 10_000 }) : setTimeout(then, 200),
  onceOnline: (then) => addEventListener('online', then, { once: true }),
};

/**
 * Loads lazy parts that may be needed next, one after the other, so that they work offline. Nested parts
 * follow. After a failure a part is skipped until the network is back or it is requested.
 * @param parts all parts registered at the time
 * @returns stops it
 */
export function loadWhenIdle(
  parts: () => readonly CodePart<unknown>[] = registeredParts,
  page: Page = browser,
): () => void {
  let isOver = false;
  let attempted = new Set<CodePart<unknown>>();
  const next = () => {
    if (isOver || page.savesData()) return;
    if (!page.isOnline()) {
      page.onceOnline(again);
      return;
    }
    const part = parts().find((one) => one.isFetchedAhead && one.state().kind !== 'there' && !attempted.has(one));
    if (!part) return;
    attempted.add(part);
    const goOn = () => page.whenIdle(next);
    part.load().then(goOn, goOn);
  };
  const again = () => {
    attempted = new Set();
    page.whenIdle(next);
  };
  page.whenIdle(next);
  return () => {
    isOver = true;
  };
}
