import { HeatmapLayer } from '@deck.gl/aggregation-layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { rgba } from './deck-overlay.ts';

export interface HeatPoint {
  lon: number;
  lat: number;
  /** Greater than 0 */
  weight: number;
}

/** From few to many */
const colors = ['#c9b8ff', '#a07bff', '#7b48ff', '#d9467f', '#ff8a3d', '#ffd23d'].map((color) => {
  const [red, green, blue] = rgba(color);
  return [red, green, blue] as [number, number, number];
});
const RADIUS_PX = 36;

/** Draws a heat map of opened places. @returns a function that removes it */
export function drawHeat(map: MapLibreMap, points: readonly HeatPoint[]): () => void {
  const overlay = new MapLibreOverlay({
    interleaved: false,
    layers: [
      new HeatmapLayer<HeatPoint>({
        id: 'heat',
        data: [...points],
        getPosition: ({ lon, lat }) => [lon, lat],
        // A square root, so that a single popular place doesn't make all others invisible.
        getWeight: ({ weight }) => Math.sqrt(weight),
        radiusPixels: RADIUS_PX,
        intensity: 1.2,
        threshold: 0.04,
        opacity: 0.75,
        colorRange: colors,
      }),
    ],
  });
  map.addControl(overlay);
  return () => {
    map.removeControl(overlay);
  };
}
