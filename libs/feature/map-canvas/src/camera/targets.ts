import type { Boot } from '@umkreis/contract/boot.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import {
  buildingZoom,
  exhibitionZoom,
  shortcutTightFit,
  streetZoom,
  type CameraTarget,
} from '@umkreis/map-core/camera/camera-target.ts';
import { areaOf } from '@umkreis/map-core/guide-style/start-camera.ts';
import type { StreetOrBuilding } from '@umkreis/guide-core/selected/streets-and-buildings.ts';

/** Camera target of a place. @param wasClicked it is visible on the map already */
export function placeTarget({ item, categories }: Place, wasClicked: boolean): CameraTarget {
  const bounds = boundsOf((item.ways ?? []).flatMap(decodePolyline));
  if (bounds && !wasClicked) return { kind: 'bounds', bounds };
  const isExhibition = categories.some(({ mainCategory }) => mainCategory === 'Exhibition');
  return {
    kind: 'point',
    at: [item.lon, item.lat],
    gentle: wasClicked,
    ...(isExhibition && !wasClicked && { zoom: exhibitionZoom }),
  };
}

/** Camera target of a street or building. */
export function streetOrBuildingTarget({ kind, feature }: StreetOrBuilding): CameraTarget {
  return { kind: 'point', at: [feature.lon, feature.lat], zoom: kind === 'building' ? buildingZoom : streetZoom };
}

/**
 * Camera target of a shortcut: the places with its tags, otherwise the branch. @param marked positions of places
 * with its tags
 */
export function shortcutTarget(
  { branch }: Pick<Boot, 'branch'>,
  { useDefaultMapBoundaries, useMapBoundariesWithTags }: SearchShortcutConfig,
  marked: readonly LngLat[],
  width: number,
): CameraTarget | null {
  if (useMapBoundariesWithTags?.length) {
    const bounds = boundsOf(marked);
    if (bounds) return { kind: 'bounds', bounds, tighter: shortcutTightFit };
  }
  const area = useDefaultMapBoundaries ? areaOf(branch, width) : undefined;
  return area
    ? { kind: 'bounds', bounds: area.lngLatSwNeBounds, bearing: area.bearing ?? 0, tighter: shortcutTightFit }
    : null;
}
