const RESTED = 'umkreis:map-idle';
/** A page without a map, or whose map never comes, has had its time, ms. */
const PATIENCE_MS = 15_000;

/** Resolves when a page has shown what it was opened for: its map rests, or it had fifteen seconds. */
export function pageRests(hasMap: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!hasMap) {
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => resolve(), { once: true });
      return;
    }
    setTimeout(resolve, PATIENCE_MS);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(RESTED).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'mark', buffered: true });
  });
}
