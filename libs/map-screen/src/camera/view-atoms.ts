import { atom } from 'jotai';
import type { MapPadding } from '@umkreis/map-view/camera/map-padding.ts';
import { addressAtom } from '@umkreis/guide/url/address.ts';

/** What covers the map at its edges; `Camera` publishes it. null: before the first rendering */
export const paddingAtom = atom<MapPadding | null>(null);

/** The address without its view */
export const shownAtom = atom((get) => {
  const { pathname, search } = get(addressAtom);
  return pathname + search;
});

/** The address that came with a view, by reload, link or back: nothing moves the map until another one is opened. */
export const keptViewAtom = atom<string | null>(null);

/** A visitor has moved the map since the guide did. */
export const isMovedAtom = atom(false);
