import { atom } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Selection } from '../selection/selection.ts';

/** Lowest zoom at which buildings are distinguishable */
export const minBuildingZoom = 16;

/** The street name that was clicked last; null: none */
export const clickedStreetAtom = atom<{ name: string; at: LngLat } | null>(null);

/** A click where a building may be, before buildings were loaded; null: none */
export const pressedAtom = atom<{ at: LngLat; before: Selection } | null>(null);
