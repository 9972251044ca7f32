import type { Map as MapLibreMap } from 'maplibre-gl';

/** Timeout for tiles of the first view, ms; then the page shows the map as far as it is drawn. */
const longest = 1500;

/** Tells the page's own script and styles that there is a map (`made`), and when its view is complete (`drawn`). */
export function markFirstFrame(map: MapLibreMap): void {
  const page = document.documentElement.dataset;
  page.map = 'made';
  const created = performance.now();
  const rendered = map.on('render', () => {
    if (!map.loaded() && performance.now() - created < longest) return;
    rendered.unsubscribe();
    page.map = 'drawn';
  });
}
