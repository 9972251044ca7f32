import { ScatterplotLayer } from '@deck.gl/layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * Draws all points, without thinning, directly from the buffer. Resolves when deck.gl has drawn them.
 * @param positions lon and lat alternating
 */
export async function drawPoints(map: MapLibreMap, positions: Float32Array): Promise<void> {
  const layer = new ScatterplotLayer({
    id: 'places',
    data: { length: positions.length / 2, attributes: { getPosition: { value: positions, size: 2 } } },
    radiusUnits: 'pixels',
    lineWidthUnits: 'pixels',
    stroked: true,
    getRadius: 4,
    getFillColor: [217, 72, 15],
    getLineColor: [255, 255, 255],
    getLineWidth: 1,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  });
  map.addControl(new MapLibreOverlay({ interleaved: true, layers: [layer] }));
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!layer.isLoaded) return map.triggerRepaint();
      map.off('render', look);
      resolve();
    };
    map.on('render', look);
    map.triggerRepaint();
  });
}
