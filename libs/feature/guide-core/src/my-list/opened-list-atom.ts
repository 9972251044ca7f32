import { atom } from 'jotai';
import { routes } from '@umkreis/contract/routes.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { addressAtom } from '../address/address.ts';
import { queryValueAtom, searchOf } from '../address/query.ts';
import { linkQueryAtom } from '../links/card-query.ts';
import { engineQueryAtom } from '../queries/engine-query-atom.ts';
import { quarterAtom } from '../time/time-atom.ts';
import { listFromUrl, listParameter, ownList } from './list-in-url.ts';
import { placeIdOf, type MyList } from './listed-entries.ts';
import { myListAtom } from './my-list-atom.ts';

/** A list in the panel. */
export interface OpenedList extends MyList {
  /** It came with a link and belongs to somebody else. */
  isShared: boolean;
}

const parameterAtom = queryValueAtom(listParameter);

/** The list of a link; null: none */
const sharedListAtom = atom((get) => {
  const value = get(parameterAtom);
  return value === null || value === ownList ? null : listFromUrl(value);
});

/** Whether a list is open, also below the card of one of its places */
export const isListOpenAtom = atom((get) => get(parameterAtom) !== null);

/** The open list, also below the card of one of its places; null: none */
export const openedListAtom = atom((get): OpenedList | null => {
  if (!get(isListOpenAtom)) return null;
  const shared = get(sharedListAtom);
  return shared ? { ...shared, isShared: true } : { ...get(myListAtom), isShared: false };
});

/** Opens the visitor's own list instead of whatever is open. */
export const openMyListAtom = atom(null, (get, set) => {
  const query = new URLSearchParams(get(linkQueryAtom));
  query.set(listParameter, ownList);
  set(addressAtom, { pathname: routes.map.to(), search: searchOf(query), open: [] });
});

/** Closes the open list. */
export const closeListAtom = atom(null, (_get, set) => set(parameterAtom, null, { closes: true }));

// Compared as a text: another order or title is the same query.
const placeIdsTextAtom = atom((get) => [...new Set(get(openedListAtom)?.entries.map(placeIdOf))].toSorted().join());

/** The places of the open list, in no particular order, and those that could not be loaded */
export const openedPlacesAtom = engineQueryAtom(
  (get) => {
    const text = get(placeIdsTextAtom);
    const at = get(quarterAtom);
    return text === '' ? null : (engine) => engine.placesByNanoId(text.split(','), at);
  },
  { isProvisional: ({ failed }) => failed.length > 0 },
);

const noPlaces: readonly Place[] = [];

/** The places of the open list, for the map; none without an open list, or while they are loading */
export const listedPlacesAtom = atom((get) => {
  const { status, data } = get(openedPlacesAtom);
  return status === 'idle' ? noPlaces : (data?.places ?? noPlaces);
});
