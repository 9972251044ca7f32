const RESTED = 'umkreis:map-idle';
/** Timeout if the map never loads, ms. */
const PATIENCE_MS = 15_000;

/** Resolves when the page has loaded: when its map becomes idle, or after 15 seconds. */
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
