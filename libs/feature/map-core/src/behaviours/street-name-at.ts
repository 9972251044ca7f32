import type { Map as MapLibreMap } from 'maplibre-gl';

/** Source layers with street names: in Shortbread, and in OpenMapTiles for hosted styles */
const streetLayers = new Set(['street_labels', 'transportation_name']);
const slack = 4;

/** Name of the street whose label is at a pixel; null: none. */
export function streetNameAt(map: MapLibreMap, { x, y }: { x: number; y: number }): string | null {
  const hit = map
    .queryRenderedFeatures([
      [x - slack, y - slack],
      [x + slack, y + slack],
    ])
    .find(({ layer, sourceLayer }) => layer.type === 'symbol' && streetLayers.has(sourceLayer ?? ''));
  const name: unknown = hit?.properties.name;
  return typeof name === 'string' && name !== '' ? name : null;
}
