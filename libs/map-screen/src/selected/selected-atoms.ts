import { atom } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { SelectedPlace } from '../state/use-selected-place.ts';
import type { GroundClicks } from './use-ground-clicks.ts';

const nothing: readonly never[] = [];

/** The selection and what became of reading it; `Selecting` publishes it. null: before the first rendering */
export const selectedAtom = atom<SelectedPlace | null>(null);

/** The place that is open; null: none, or not read yet */
export const placeAtom = atom((get) => get(selectedAtom)?.place ?? null);

/** Children and parents of that place that the branch shows */
export const kinAtom = atom((get) => get(selectedAtom)?.kin ?? nothing);

/** Streets and buildings; `Grounds` publishes them. null: before the first rendering */
export const groundsAtom = atom<GroundClicks | null>(null);

/** The place that the address leads to is not there. */
export const isPlaceMissingAtom = atom((get) => get(selectedAtom)?.isMissing ?? false);

/** Reads the place once more that could not be read; undefined: it could */
export const retryPlaceAtom = atom((get) => get(selectedAtom)?.retry);

const foundGroundAtom = atom((get) => get(groundsAtom)?.ground ?? null);

/** The street or building that is open */
export const groundAtom = atom((get) => get(foundGroundAtom)?.selected ?? null);

/** Outline or line of the street or building that is open */
export const groundFeaturesAtom = atom((get) => get(foundGroundAtom)?.features ?? null);

/** Places of the street or building that is open */
export const groundRowsAtom = atom((get) => get(foundGroundAtom)?.rows ?? nothing);

/** Whether it is known that it has none */
export const isGroundEmptyAtom = atom((get) => get(foundGroundAtom)?.isEmpty ?? false);

/** The street or building that the address leads to is not there. */
export const isGroundMissingAtom = atom((get) => get(foundGroundAtom)?.isMissing ?? false);

/** Streets of the branch, once they were needed */
export const streetsAtom = atom((get) => get(foundGroundAtom)?.streets ?? nothing);

/** Buildings of the branch, once they were needed */
export const buildingsAtom = atom((get) => get(foundGroundAtom)?.buildings ?? nothing);

/** nanoId of what was just clicked on the map: it is seen already */
export const clickedAtom = atom<string | null>(null);

/** The place of the row that the mouse is on */
export const pointedAtom = atom<Place | null>(null);
