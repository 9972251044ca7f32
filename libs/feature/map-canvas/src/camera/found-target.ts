import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import type { CameraTarget } from '@umkreis/map-core/camera/camera-target.ts';
import type { MapPadding } from '@umkreis/map-core/camera/map-padding.ts';
import { isInView } from '@umkreis/map-core/camera/move-camera.ts';

/** Results as a camera target */
export interface FoundPlaces {
  extent: Bounds;
  /** Positions of the first results */
  best: readonly LngLat[];
  /** true: selected as a whole, such as a topic; false: narrowed down by a search text or a filter */
  isChosen: boolean;
}

/** Space for symbols at the edges of the extent and for the column of controls, px */
const symbols = { top: 40, right: 56, bottom: 12, left: 12 };
/** An extent smaller than this share of the free map is too small. */
const small = 0.4;
/** Small groups don't need a higher zoom than this. */
const nearEnough = 15;
const nearest = 16;
/** Halls and floors need a higher zoom. */
const nearestIndoors = 19;

/**
 * Camera target that fits all results into the free part of the map. @returns null: stay, because the selected
 * results are fully visible and large enough, or some of the best results of a narrowed map are visible
 */
export function foundTarget(
  map: MapLibreMap,
  { extent, best, isChosen }: FoundPlaces,
  padding: MapPadding,
  isIndoors: boolean,
): CameraTarget | null {
  const isSeen = (at: LngLat) => isInView(map, at as [number, number], padding);
  if (
    isChosen ? extent.every((at) => isSeen(at)) && isLargeEnough(map, extent, padding) : best.some((at) => isSeen(at))
  )
    return null;
  return { kind: 'bounds', bounds: extent, tighter: 0, maxZoom: isIndoors ? nearestIndoors : nearest, around: symbols };
}

function isLargeEnough(map: MapLibreMap, [southWest, northEast]: Bounds, padding: MapPadding): boolean {
  if (map.getZoom() >= nearEnough) return true;
  const [from, to] = [map.project(southWest), map.project(northEast)];
  const { clientWidth, clientHeight } = map.getContainer();
  const across = Math.abs(to.x - from.x) / Math.max(1, clientWidth - padding.left - padding.right);
  const down = Math.abs(to.y - from.y) / Math.max(1, clientHeight - padding.top - padding.bottom);
  return Math.max(across, down) >= small;
}
