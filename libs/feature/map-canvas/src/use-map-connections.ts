import type { Map as MapLibreMap } from 'maplibre-gl';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { MapView } from '@umkreis/contract/preview.ts';
import type { Store } from '@umkreis/guide-core/actions/map-actions.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { isKioskAtom } from '@umkreis/guide-core/store/surface.ts';
import { followSelection } from './camera/follow-selection.ts';
import { keepViewInAddress } from './camera/keep-view-in-address.ts';
import { reportView } from './camera/report-view.ts';
import { tiltIn3d } from './camera/tilt-in-3d.ts';
import { loadWhenMapIsIdle } from './load-when-map-is-idle.ts';
import { moveVehicles } from './motion/move-vehicles.ts';
import { stackFloors } from './motion/stack-floors.ts';

interface Listeners {
  /** Called when the visitor or the guide moves the map */
  onMapMove?: (() => void) | undefined;
  onView?: ((view: MapView) => void) | undefined;
}

/** Connects the guide's map with its store, outside of React, so that nothing renders. @returns the map */
export function useMapConnections({ onMapMove, onView }: Listeners): MapLibreMap | null {
  const store = useStore();
  const map = useAtomValue(mapAtom);
  useEffect(() => (map ? connect(store, map) : undefined), [store, map]);
  useEffect(() => (map && onView ? reportView(map, onView) : undefined), [map, onView]);
  useEffect(() => {
    if (!map || !onMapMove) return;
    map.on('moveend', onMapMove);
    return () => void map.off('moveend', onMapMove);
  }, [map, onMapMove]);
  return map;
}

function connect(store: Store, map: MapLibreMap): () => void {
  const stops = [
    loadWhenMapIsIdle(map),
    ...(store.get(isKioskAtom) ? [] : [keepViewInAddress(store, map)]),
    followSelection(store, map),
    tiltIn3d(store, map),
    moveVehicles(store, map),
    stackFloors(store, map),
  ];
  return () => stops.forEach((stop) => stop());
}
