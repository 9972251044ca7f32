import type { Map as MapLibreMap } from 'maplibre-gl';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { CameraTarget } from '@umkreis/map-core/camera/camera-target.ts';
import type { MapPadding } from '@umkreis/map-core/camera/map-padding.ts';
import { isInView, moveCamera } from '@umkreis/map-core/camera/move-camera.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import type { StreetOrBuilding } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { foundTarget, type FoundPlaces } from './found-target.ts';
import { streetOrBuildingTarget, placeTarget, shortcutTarget } from './targets.ts';
import { isMovedAtom, fixedViewAddressAtom, addressWithoutViewAtom } from '@umkreis/guide-core/map/view-atoms.ts';

export interface CameraInput {
  boot: Boot;
  padding: MapPadding;
  isKiosk: boolean;
  /** nanoId of the place just clicked on the map, which is visible already */
  clicked: string | null;
  place: Place | null;
  streetOrBuilding: StreetOrBuilding | null;
  shortcut: SearchShortcutConfig | null;
  /** The committed search text; '': none. The map does not move while the visitor types. */
  searchText: string;
  /** Changes with the results; null: no query, or no result yet */
  foundKey: string | null;
  found: FoundPlaces | null;
  /** Positions of results with the shortcut's tags */
  marked: readonly LngLat[];
}

const settle = 700;

/** Moves the camera to what is selected or found. Nothing else moves it. */
export function useCamera(map: MapLibreMap | null, input: CameraInput): void {
  const store = useStore();
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { boot, padding, place, streetOrBuilding, shortcut, searchText, foundKey } = input;
  const move = useStableCallback((to: MapLibreMap, target: CameraTarget | null, around: MapPadding = padding) => {
    if (!target || store.get(fixedViewAddressAtom) === store.get(addressWithoutViewAtom)) return;
    moveCamera(to, target, { padding: around, isKiosk: input.isKiosk });
  });

  const placeId = place?.item.nanoId ?? null;
  useEffect(() => {
    const selected = latest.current.place;
    if (!map || !selected || placeId === null) return;
    store.set(isMovedAtom, false);
    move(map, placeTarget(selected, latest.current.clicked === placeId));
  }, [map, placeId, move, store]);

  const streetOrBuildingId = streetOrBuilding?.feature.nanoId ?? null;
  useEffect(() => {
    const selected = latest.current.streetOrBuilding;
    if (!map || !selected || streetOrBuildingId === null) return;
    store.set(isMovedAtom, false);
    // Its card opens at the same time; the padding is up to date in the next frame.
    const frame = requestAnimationFrame(() => move(map, streetOrBuildingTarget(selected)));
    return () => cancelAnimationFrame(frame);
  }, [map, streetOrBuildingId, move, store]);

  // The positions of a topic's places are available with its results.
  const isPlaceable = !shortcut || foundKey !== null;
  const fitsFound = boot.branch?.fitsFound ?? true;
  useEffect(() => {
    if (!map || !shortcut || !isPlaceable || latest.current.place) return;
    if (fitsFound && latest.current.found && !shortcut.useMapBoundariesWithTags?.length) return;
    move(map, shortcutTarget(boot, shortcut, latest.current.marked, innerWidth));
  }, [map, shortcut, isPlaceable, fitsFound, boot, move]);

  // Keeps the selection visible when a panel opens or grows, unless the visitor has moved the map since.
  const { top, right, bottom, left } = padding;
  useEffect(() => {
    if (!map) return;
    const look = () => {
      const { place: seen, streetOrBuilding: visibleStreetOrBuilding } = latest.current;
      const { lon, lat } = seen?.item ?? visibleStreetOrBuilding?.feature ?? {};
      if (lon === undefined || lat === undefined || store.get(isMovedAtom)) return;
      const currentPadding = { top, right, bottom, left };
      if (!isInView(map, [lon, lat], currentPadding))
        move(map, { kind: 'point', at: [lon, lat], zoom: map.getZoom() }, currentPadding);
    };
    if (!map.isMoving()) return look();
    // Places with a way are fitted into the free part of the map anyway.
    if (!latest.current.streetOrBuilding) return;
    map.once('moveend', look);
    return () => void map.off('moveend', look);
  }, [map, top, right, bottom, left, move, store]);

  useEffect(() => {
    if (!map || foundKey === null || !fitsFound) return;
    const timer = setTimeout(
      () => {
        const { found, padding: currentPadding, place: open } = latest.current;
        const isIndoors = (boot.branch?.levels.length ?? 0) > 0;
        if (found && !open) move(map, foundTarget(map, found, currentPadding, isIndoors));
      },
      searchText ? settle : 0,
    );
    return () => clearTimeout(timer);
  }, [map, foundKey, searchText, fitsFound, boot, move]);
}
