import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { boundsOf } from '@umkreis/map-view/camera/camera-target.ts';
import type { MapPadding } from '@umkreis/map-view/camera/map-padding.ts';
import { isInView, moveCamera } from '@umkreis/map-view/camera/move-camera.ts';
import type { Ground } from '../state/use-ground.ts';
import { groundTarget, placeTarget, shortcutTarget } from './targets.ts';

export interface CameraInput {
  boot: Boot;
  padding: MapPadding;
  isKiosk: boolean;
  /** nanoId of what was just clicked on the map: it is seen already */
  clicked: string | null;
  place: Place | null;
  ground: Ground['selected'];
  shortcut: SearchShortcutConfig | null;
  words: string;
  /** Id of the tag or list that is shown */
  collection: string | null;
  /** null: nothing is asked for, or not answered yet */
  results: readonly ListedPlace[] | null;
  /** Where results with the shortcut's tags are */
  marked: readonly LngLat[];
}

const settle = 700;

/** Moves the camera to what gets selected, found or chosen. Nothing moves it otherwise. */
export function useCamera(
  map: MapLibreMap | null,
  { boot, padding, isKiosk, clicked, place, ground, shortcut, words, collection, results, marked }: CameraInput,
): void {
  const latest = useRef({ padding, isKiosk, clicked, place, ground, results, marked });
  useEffect(() => {
    latest.current = { padding, isKiosk, clicked, place, ground, results, marked };
  });

  const placeId = place?.item.nanoId ?? null;
  useEffect(() => {
    const selected = latest.current.place;
    if (!map || !selected || placeId === null) return;
    moveCamera(map, placeTarget(selected, latest.current.clicked === placeId), latest.current);
  }, [map, placeId]);

  const groundId = ground?.ground.nanoId ?? null;
  useEffect(() => {
    const selected = latest.current.ground;
    if (!map || !selected || groundId === null) return;
    moveCamera(map, groundTarget(selected), latest.current);
  }, [map, groundId]);

  // where a topic's own tags are is known with its results
  const isPlaceable = !shortcut?.useMapBoundariesWithTags?.length || results !== null;
  useEffect(() => {
    const target =
      map &&
      shortcut &&
      isPlaceable &&
      !latest.current.place &&
      shortcutTarget(boot, shortcut, latest.current.marked, innerWidth);
    if (target) moveCamera(map, target, latest.current);
  }, [map, shortcut, isPlaceable, boot]);

  // a panel that opens or grows must not cover what is selected
  const { top, right, bottom, left } = padding;
  useEffect(() => {
    const { place: seen, ground: seenGround } = latest.current;
    const { lon, lat } = seen?.item ?? seenGround?.ground ?? {};
    if (!map || lon === undefined || lat === undefined || map.isMoving()) return;
    const room = { top, right, bottom, left };
    if (!isInView(map, [lon, lat], room))
      moveCamera(
        map,
        { kind: 'point', at: [lon, lat], zoom: map.getZoom() },
        { padding: room, isKiosk: latest.current.isKiosk },
      );
  }, [map, top, right, bottom, left]);

  const count = results?.length ?? 0;
  const found = words || collection;
  useEffect(() => {
    if (!map || !found || count === 0) return;
    // while somebody types the map stays where it is
    const timer = setTimeout(
      () => {
        if (latest.current.place) return;
        const points = (latest.current.results ?? [])
          .slice(0, 30)
          .map(({ place: { item } }) => [item.lon, item.lat] as const);
        const target = boundsOf(points);
        if (target && !points.slice(0, 5).some(([lon, lat]) => isInView(map, [lon, lat], latest.current.padding)))
          moveCamera(map, { kind: 'bounds', bounds: target, maxZoom: 16 }, latest.current);
      },
      words ? settle : 0,
    );
    return () => clearTimeout(timer);
  }, [map, found, words, count]);
}
