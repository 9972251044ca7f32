const IDLE_MARK = 'umkreis:map-idle';
/** Timeout if the map never loads, ms. */
const TIMEOUT_MS = 15_000;

/** Resolves when the page has loaded: when its map becomes idle, or after 15 seconds. */
export function whenPageIdle(hasMap: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!hasMap) {
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => resolve(), { once: true });
      return;
    }
    setTimeout(resolve, TIMEOUT_MS);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(IDLE_MARK).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'mark', buffered: true });
  });
}
