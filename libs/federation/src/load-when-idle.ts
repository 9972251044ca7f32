import { knownParts, type CodePart } from './code-part.ts';

interface Page {
  /** Visitors who pay for what they load get what they ask for and nothing else. */
  savesData(): boolean;
  isOnline(): boolean;
  /** Calls back when nothing else is to be done. */
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
 * Fetches what a visitor may open next, one part after the other, so that a lost network takes nothing away. Parts
 * within parts follow. What can't be had is left until the network is back, or until it is asked for.
 * @param parts all that are known at the time
 * @returns a way to stop it
 */
export function loadWhenIdle(parts: () => readonly CodePart<unknown>[] = knownParts, page: Page = browser): () => void {
  let isOver = false;
  let tried = new Set<CodePart<unknown>>();
  const next = () => {
    if (isOver || page.savesData()) return;
    if (!page.isOnline()) {
      page.onceOnline(again);
      return;
    }
    const part = parts().find((one) => one.isFetchedAhead && one.state().kind !== 'there' && !tried.has(one));
    if (!part) return;
    tried.add(part);
    const goOn = () => page.whenIdle(next);
    part.load().then(goOn, goOn);
  };
  const again = () => {
    tried = new Set();
    page.whenIdle(next);
  };
  page.whenIdle(next);
  return () => {
    isOver = true;
  };
}
