import { atom } from 'jotai';
import { addressAtom } from '../address/address.ts';

/** Space kept free at the edges of the map, px. */
export interface MapPadding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What covers the edges of the map; published by `Camera`. null: before the first rendering */
export const paddingAtom = atom<MapPadding | null>(null);

/** The address without the view */
export const addressWithoutViewAtom = atom((get) => {
  const { pathname, search } = get(addressAtom);
  return pathname + search;
});

/**
 * The address opened with a view by reload, link or back: the map does not move until another address is opened.
 */
export const fixedViewAddressAtom = atom<string | null>(null);

/** The visitor has moved the map since the guide last did. */
export const isMovedAtom = atom(false);
