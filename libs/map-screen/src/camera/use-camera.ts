import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { decodePolyline } from '@umkreis/contract/polyline.ts';
import type { ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import type { Place } from '@umkreis/guide/places/place.ts';
import { boundsOf, buildingZoom, exhibitionZoom, shortcutTightFit, streetZoom, type CameraTarget } from '@umkreis/map-view/camera/camera-target.ts';
import type { MapPadding } from '@umkreis/map-view/camera/map-padding.ts';
import { isInView, moveCamera } from '@umkreis/map-view/camera/move-camera.ts';
import { breakpointOf, forBreakpoint } from '../state/start-camera.ts';
import type { Ground } from '../state/use-ground.ts';

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
  results: readonly ListedPlace[] | null;
}

const settle = 700;

/** Moves the camera to what gets selected, found or chosen. Nothing moves it otherwise. */
export function useCamera(map: MapLibreMap | null, { boot, padding, isKiosk, clicked, place, ground, shortcut, words, collection, results }: CameraInput): void {
  const latest = useRef({ padding, isKiosk, clicked, place, ground, results });
  useEffect(() => { latest.current = { padding, isKiosk, clicked, place, ground, results }; });

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

  useEffect(() => {
    const target = map && shortcut && !latest.current.place && shortcutTarget(boot, shortcut, latest.current.results);
    if (target) moveCamera(map, target, latest.current);
  }, [map, shortcut, boot]);

  const count = results?.length ?? 0;
  const found = words || collection;
  useEffect(() => {
    if (!map || !found || count === 0) return;
    // while somebody types the map stays where it is
    const timer = setTimeout(() => {
      if (latest.current.place) return;
      const points = (latest.current.results ?? []).slice(0, 30).map(({ place: { item } }) => [item.lon, item.lat] as const);
      const target = boundsOf(points);
      if (target && !points.slice(0, 5).some(([lon, lat]) => isInView(map, [lon, lat], latest.current.padding))) moveCamera(map, { kind: 'bounds', bounds: target, maxZoom: 16 }, latest.current);
    }, words ? settle : 0);
    return () => clearTimeout(timer);
  }, [map, found, words, count]);
}

function placeTarget({ item, categories }: Place, wasClicked: boolean): CameraTarget {
  const bounds = boundsOf((item.ways ?? []).flatMap(decodePolyline));
  if (bounds && !wasClicked) return { kind: 'bounds', bounds };
  const isStand = categories.some(({ mainCategory }) => mainCategory === 'Exhibition');
  return { kind: 'point', at: [item.lon, item.lat], gentle: wasClicked, ...(isStand && !wasClicked && { zoom: exhibitionZoom }) };
}

function groundTarget({ kind, ground }: NonNullable<Ground['selected']>): CameraTarget {
  if (kind === 'building') return { kind: 'point', at: [ground.lon, ground.lat], zoom: buildingZoom };
  const bounds = boundsOf(ground.lines.flatMap(decodePolyline));
  return bounds ? { kind: 'bounds', bounds, maxZoom: streetZoom } : { kind: 'point', at: [ground.lon, ground.lat], zoom: streetZoom };
}

function shortcutTarget({ branch }: Boot, { useDefaultMapBoundaries, useMapBoundariesWithTags }: SearchShortcutConfig, results: readonly ListedPlace[] | null): CameraTarget | null {
  if (useMapBoundariesWithTags?.length) {
    const marked = (results ?? []).filter(({ place }) => place.tags.some((tag) => useMapBoundariesWithTags.some(({ tagKey, tagValue }) => tag.tagKey === tagKey && tag.tagValue === tagValue)));
    const bounds: Bounds | null = boundsOf(marked.map(({ place: { item } }) => [item.lon, item.lat]));
    if (bounds) return { kind: 'bounds', bounds, tighter: shortcutTightFit };
  }
  const area = useDefaultMapBoundaries && branch ? forBreakpoint(branch.mapBoundaries, breakpointOf(innerWidth)) : undefined;
  return area ? { kind: 'bounds', bounds: area.lngLatSwNeBounds, bearing: area.bearing ?? 0, tighter: shortcutTightFit } : null;
}
