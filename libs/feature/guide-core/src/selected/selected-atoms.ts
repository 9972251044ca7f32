import { atom } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { selectedAtom } from './selected-place.ts';

/** The open place; null: none, or still loading */
export const placeAtom = atom((get) => get(selectedAtom).place);

/** Children and parents of the open place in this branch */
export const relatedPlacesAtom = atom((get) => get(selectedAtom).relatedPlaces);

/** The place in the URL does not exist. */
export const isPlaceMissingAtom = atom((get) => get(selectedAtom).isMissing);

/** Loads the place again after an error; undefined: no error */
export const retryPlaceAtom = atom((get) => get(selectedAtom).retry);

/** nanoId of the place just clicked on the map, which is visible already */
export const clickedAtom = atom<string | null>(null);

/** The place of the hovered row */
export const hoveredAtom = atom<Place | null>(null);
