const IDLE_MARK = 'umkreis:map-idle';
/** Timeout if the map never loads, ms. */
const TIMEOUT_MS = 15_000;
/** An unattended screen has to survive a network that fails soon after its first start. */
const KIOSK_TIMEOUT_MS = 2000;

/** Resolves when the page has loaded: when its map becomes idle, or after 15 seconds, on a kiosk after 2. */
export function whenPageIdle(hasMap: boolean, isKiosk: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!hasMap) {
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => resolve(), { once: true });
      return;
    }
    setTimeout(resolve, isKiosk ? KIOSK_TIMEOUT_MS : TIMEOUT_MS);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(IDLE_MARK).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'mark', buffered: true });
  });
}
