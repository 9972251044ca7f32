import { atom } from 'jotai';
import { addressAtom } from '../address/address.ts';

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
