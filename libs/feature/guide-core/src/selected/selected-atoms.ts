import { atom } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { SelectedPlace } from './use-selected-place.ts';
import type { BasemapClicks } from './basemap-clicks.ts';

const nothing: readonly never[] = [];

/** The selection and its loading state, published by `SelectedPlaceLoader`. null: before the first rendering */
export const selectedAtom = atom<SelectedPlace | null>(null);

/** The open place; null: none, or still loading */
export const placeAtom = atom((get) => get(selectedAtom)?.place ?? null);

/** Children and parents of the open place in this branch */
export const relatedPlacesAtom = atom((get) => get(selectedAtom)?.relatedPlaces ?? nothing);

/** Streets and buildings, published by `StreetsAndBuildingsLoader`. null: before the first rendering */
export const streetsAndBuildingsAtom = atom<BasemapClicks | null>(null);

/** The place in the URL does not exist. */
export const isPlaceMissingAtom = atom((get) => get(selectedAtom)?.isMissing ?? false);

/** Loads the place again after an error; undefined: no error */
export const retryPlaceAtom = atom((get) => get(selectedAtom)?.retry);

const loadedAtom = atom((get) => get(streetsAndBuildingsAtom)?.streetsAndBuildings ?? null);

/** The open street or building */
export const streetOrBuildingAtom = atom((get) => get(loadedAtom)?.selected ?? null);

/** Outline or line of the open street or building */
export const streetOrBuildingFeaturesAtom = atom((get) => get(loadedAtom)?.features ?? null);

/** Places of the open street or building */
export const streetOrBuildingRowsAtom = atom((get) => get(loadedAtom)?.rows ?? nothing);

/** Whether it certainly has no places */
export const isStreetOrBuildingEmptyAtom = atom((get) => get(loadedAtom)?.isEmpty ?? false);

/** The street or building in the URL does not exist. */
export const isStreetOrBuildingMissingAtom = atom((get) => get(loadedAtom)?.isMissing ?? false);

/** Streets of the branch, loaded on demand */
export const streetsAtom = atom((get) => get(loadedAtom)?.streets ?? nothing);

/** Buildings of the branch, loaded on demand */
export const buildingsAtom = atom((get) => get(loadedAtom)?.buildings ?? nothing);

/** nanoId of the place just clicked on the map, which is visible already */
export const clickedAtom = atom<string | null>(null);

/** The place of the hovered row */
export const hoveredAtom = atom<Place | null>(null);
