import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import type { CameraTarget } from '@umkreis/map-view/camera/camera-target.ts';
import type { MapPadding } from '@umkreis/map-view/camera/map-padding.ts';
import { isInView } from '@umkreis/map-view/camera/move-camera.ts';

/** What was found, for the camera. */
export interface FoundPlaces {
  extent: Bounds;
  /** Where the first of the list are */
  best: readonly LngLat[];
  /** Chosen as a whole, such as a topic; else the map was only narrowed down, by words or a filter. */
  isChosen: boolean;
}

/** Room for the symbols at the edges of the extent and for the column of controls, px */
const symbols = { top: 40, right: 56, bottom: 12, left: 12 };
/** What takes less of the free map than this is too small, as a share */
const small = 0.4;
/** From here on a small group is near enough. */
const nearEnough = 15;
const nearest = 16;
/** Halls and floors are small. */
const nearestIndoors = 19;

/**
 * Where the camera goes for what was found: all of it into the free part of the map. It stays where what was chosen is
 * seen whole and large enough, or where some of the best of a narrowed map is seen. @returns null: it stays
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
