import { atom } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { mapActions, type Store } from '../actions/map-actions.ts';
import { selectionAtom } from '../selection/selection-atoms.ts';
import { isDetail } from '../selection/selection.ts';
import { branchAtom } from '../store/surface.ts';
import { nearestStreet } from '../streets-and-buildings/nearest-street.ts';
import { buildingAt } from '../streets-and-buildings/street-and-building-features.ts';
import { clickedStreetAtom, minBuildingZoom, pressedAtom } from './clicked-basemap.ts';
import { buildingsAtom, streetsAtom } from './streets-and-buildings.ts';

/** Handles a click where the guide has no feature. */
export const clickBasemapAtom = atom(null, (get, set, at: LngLat, zoom: number, street: string | null) => {
  if (street && get(branchAtom)?.hasStreets) {
    set(clickedStreetAtom, { name: street, at });
    set(openStreetAtom);
    return;
  }
  const selection = get(selectionAtom);
  const buildings = get(buildingsAtom);
  const building = zoom >= minBuildingZoom ? buildingAt(at, buildings) : undefined;
  const { openStreetOrBuilding, close } = mapActions({ get, set });
  if (building) openStreetOrBuilding({ kind: 'building', feature: building });
  else if (isDetail(selection)) close();
  else if (zoom >= minBuildingZoom && buildings.length === 0) set(pressedAtom, { at, before: selection });
});

/** Opens the clicked street, once streets are loaded. */
const openStreetAtom = atom(null, (get, set) => {
  const clicked = get(clickedStreetAtom);
  const streets = get(streetsAtom);
  if (!clicked || streets.length === 0) return;
  const { openStreetOrBuilding, close } = mapActions({ get, set });
  const street = nearestStreet(clicked.name, clicked.at, streets);
  if (street) openStreetOrBuilding({ kind: 'street', feature: street });
  else if (isDetail(get(selectionAtom))) close();
});

/** Opens the building at the last click, unless something else has been selected since. */
const openBuildingAtom = atom(null, (get, set) => {
  const pressed = get(pressedAtom);
  const building = pressed?.before === get(selectionAtom) && buildingAt(pressed.at, get(buildingsAtom));
  if (building) mapActions({ get, set }).openStreetOrBuilding({ kind: 'building', feature: building });
});

/**
 * Completes clicks when streets and buildings are loaded: streets load with the first click on a street name, and
 * the map zooms in before its buildings are loaded. @returns a function that unsubscribes
 */
export function followBasemapClicks(store: Store): () => void {
  const stops = [
    store.sub(streetsAtom, () => store.set(openStreetAtom)),
    store.sub(buildingsAtom, () => store.set(openBuildingAtom)),
  ];
  return () => stops.forEach((stop) => stop());
}
