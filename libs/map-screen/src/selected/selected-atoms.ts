import { atom } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { SelectedPlace } from '../state/use-selected-place.ts';
import type { GroundClicks } from './use-ground-clicks.ts';

const nothing: readonly never[] = [];

/** The selection and its loading state, published by `SelectedPlaceLoader`. null: before the first rendering */
export const selectedAtom = atom<SelectedPlace | null>(null);

/** The open place; null: none, or still loading */
export const placeAtom = atom((get) => get(selectedAtom)?.place ?? null);

/** Children and parents of the open place in this branch */
export const kinAtom = atom((get) => get(selectedAtom)?.kin ?? nothing);

/** Streets and buildings, published by `StreetsAndBuildingsLoader`. null: before the first rendering */
export const groundsAtom = atom<GroundClicks | null>(null);

/** The place in the URL does not exist. */
export const isPlaceMissingAtom = atom((get) => get(selectedAtom)?.isMissing ?? false);

/** Loads the place again after an error; undefined: no error */
export const retryPlaceAtom = atom((get) => get(selectedAtom)?.retry);

const foundGroundAtom = atom((get) => get(groundsAtom)?.ground ?? null);

/** The open street or building */
export const groundAtom = atom((get) => get(foundGroundAtom)?.selected ?? null);

/** Outline or line of the open street or building */
export const groundFeaturesAtom = atom((get) => get(foundGroundAtom)?.features ?? null);

/** Places of the open street or building */
export const groundRowsAtom = atom((get) => get(foundGroundAtom)?.rows ?? nothing);

/** Whether it certainly has no places */
export const isGroundEmptyAtom = atom((get) => get(foundGroundAtom)?.isEmpty ?? false);

/** The street or building in the URL does not exist. */
export const isGroundMissingAtom = atom((get) => get(foundGroundAtom)?.isMissing ?? false);

/** Streets of the branch, loaded on demand */
export const streetsAtom = atom((get) => get(foundGroundAtom)?.streets ?? nothing);

/** Buildings of the branch, loaded on demand */
export const buildingsAtom = atom((get) => get(foundGroundAtom)?.buildings ?? nothing);

/** nanoId of the place just clicked on the map, which is visible already */
export const clickedAtom = atom<string | null>(null);

/** The place of the hovered row */
export const pointedAtom = atom<Place | null>(null);
