import { atom } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { Selection } from '../state/selection.ts';
import type { SelectedPlace } from '../state/use-selected-place.ts';
import type { GroundClicks } from './use-ground-clicks.ts';

const noKin: readonly Place[] = [];

/** What is selected, with what was read of it. */
export interface Selected extends SelectedPlace {
  selection: Selection;
}

/** The selection and what became of reading it; `Selecting` publishes it. null: before the first rendering */
export const selectedAtom = atom<Selected | null>(null);

/** The place that is open; null: none, or not read yet */
export const placeAtom = atom((get) => get(selectedAtom)?.place ?? null);

/** Children and parents of that place that the branch shows */
export const kinAtom = atom((get) => get(selectedAtom)?.kin ?? noKin);

/** Streets and buildings; `Grounds` publishes them. null: before the first rendering */
export const groundsAtom = atom<GroundClicks | null>(null);

/** The street or building that is open */
export const groundAtom = atom((get) => get(groundsAtom)?.ground.selected ?? null);

/** Outline or line of the street or building that is open */
export const groundFeaturesAtom = atom((get) => get(groundsAtom)?.ground.features ?? null);

/** nanoId of what was just clicked on the map: it is seen already */
export const clickedAtom = atom<string | null>(null);

/** The place of the row that the mouse is on */
export const pointedAtom = atom<Place | null>(null);
