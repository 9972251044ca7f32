import { useStore } from 'jotai';
import { useMemo } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import { addressAtom, pathAtom, whereNow } from '../address/address.ts';
import { searchOf } from '../address/query.ts';
import type { MatchingStreetOrBuilding } from '../streets-and-buildings/matching-streets-and-buildings.ts';
import { fromAtom, selectionAtom, searchTextAtom } from '../selection/selection-atoms.ts';
import { isDetail, selectionOf } from '../selection/selection.ts';

export type Store = ReturnType<typeof useStore>;
/** A store, or an action that reads and writes its atoms */
type Atoms = Pick<Store, 'get' | 'set'>;

/** Navigates to another selection; the rest of the query (season, kiosk, frame) is kept. */
export interface MapActions {
  /** Replaces the selection by search results. @param stays the selection stays open */
  setSearchText(searchText: string, stays?: boolean): void;
  /** @param eventId the event shown first */
  openPlace(nanoId: string, title?: string | null, eventId?: string): void;
  openStreetOrBuilding({ kind, feature }: MatchingStreetOrBuilding): void;
  /** null: no shortcut */
  openShortcut(id: string | null, title?: string): void;
  /** Closes the selection and returns to the list from which it was opened. */
  close(): void;
  /** Replaces the selection by a search. */
  restartSearch(searchText: string): void;
  /** Clears search and selection. */
  clear(): void;
}

interface Step {
  /** Remembers the list from which something is opened. */
  remember?: boolean;
  replace?: boolean;
  /** Keeps the current path */
  stays?: boolean;
  searchText?: string;
  eventId?: string | undefined;
  /** Closes events or a list of the visitor, which a topic or search replaces */
  closesQueried?: boolean;
  /** Closes the selection or the search */
  closes?: boolean;
}

function goTo({ get, set }: Atoms, pathname: string, step: Step = {}): void {
  const selection = get(selectionAtom);
  const next = new URLSearchParams(whereNow(get).search);
  if (step.searchText) next.set('q', step.searchText);
  else if (step.searchText !== undefined) next.delete('q');
  if (!step.stays) for (const name of ['event', 'propose', 'contest']) next.delete(name);
  if (step.eventId) next.set('event', step.eventId);
  if (step.closesQueried) for (const name of ['events', 'mylist']) next.delete(name);
  // Moves the season from the path to the query when another path replaces it.
  if (selection.kind === 'season' && pathname !== get(pathAtom)) next.set('season', selection.path);
  if (selectionOf(pathname).kind === 'season') next.delete('season');
  const list = step.stays || isDetail(selection) ? get(fromAtom) : get(pathAtom);
  const remembers = (step.stays || step.remember) && list !== undefined;
  set(addressAtom, {
    pathname,
    search: searchOf(next),
    replace: step.replace ?? false,
    closes: step.closes ?? false,
    state: remembers ? { from: list } : null,
    // Keeps the sheet's position while the visitor types.
    ...(step.stays && { open: get(addressAtom).state?.open ?? [] }),
    // A topic replaces the list and the chat.
    ...(step.closesQueried && { open: [] }),
  });
}

/** The visitor's actions on the map. They read the selection from the store when called. */
export function mapActions(store: Atoms): MapActions {
  const { get } = store;
  const go = (pathname: string, step?: Step) => goTo(store, pathname, step);
  return {
    setSearchText: (searchText, stays) => {
      const { kind } = get(selectionAtom);
      if (stays) return go(get(pathAtom), { searchText, replace: true, stays });
      go(kind === 'season' ? get(pathAtom) : routes.map.to(), {
        searchText,
        replace: get(searchTextAtom) !== '',
        closes: searchText === '',
      });
    },
    openPlace: (nanoId, title, eventId) => go(routes.mapPlace.to(nanoId, title), { remember: true, eventId }),
    openStreetOrBuilding: ({ kind, feature: { nanoId, title } }) =>
      go(routes[kind === 'street' ? 'mapStreet' : 'mapBuilding'].to(nanoId, title), { remember: true }),
    openShortcut: (id, title) =>
      go(id ? routes.mapSearchShortcut.to(id, title) : routes.map.to(), {
        searchText: '',
        closesQueried: true,
        closes: id === null,
      }),
    close: () => go((isDetail(get(selectionAtom)) && get(fromAtom)) || routes.map.to(), { closes: true }),
    restartSearch: (searchText) => go(routes.map.to(), { searchText, closesQueried: true }),
    clear: () => go(routes.map.to(), { searchText: '', closesQueried: true, closes: true }),
  };
}

/** The actions as stable functions: using them causes no re-rendering. */
export function useMapActions(): MapActions {
  const store = useStore();
  return useMemo(() => mapActions(store), [store]);
}
