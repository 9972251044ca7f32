import type { Map as MapLibreMap } from 'maplibre-gl';
import { breakpointOf } from '@umkreis/map-core/guide-style/start-camera.ts';

const degrees = (value: number) => value.toFixed(5);

/** Camera parameters for a developer to copy into a configuration. @param width of the window, px */
export function viewFacts(
  map: MapLibreMap,
  width: number,
): Record<'breakpoint' | 'zoom' | 'bounds' | 'pitch' | 'bearing' | 'center' | 'projection', string> {
  const { lng, lat } = map.getCenter();
  return {
    breakpoint: breakpointOf(width),
    zoom: map.getZoom().toFixed(2),
    bounds: map
      .getBounds()
      .toArray()
      .map((corner) => corner.map(degrees).join(', '))
      .join(' / '),
    pitch: map.getPitch().toFixed(1),
    bearing: map.getBearing().toFixed(1),
    center: `${degrees(lng)}, ${degrees(lat)}`,
    projection: String(map.getProjection()?.type ?? 'mercator'),
  };
}
