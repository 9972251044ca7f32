import { useStore } from 'jotai';
import { useMemo } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import { addressAtom, pathAtom, whereNow } from '@umkreis/guide/url/address.ts';
import { searchOf } from '@umkreis/guide/url/query.ts';
import type { MatchingGround } from './matching-ground.ts';
import { fromAtom, selectionAtom, wordsAtom } from './selection-atoms.ts';
import { isDetail, selectionOf } from './selection.ts';

export type Store = ReturnType<typeof useStore>;

/** Navigates to another selection; the rest of the query (season, kiosk, frame) is kept. */
export interface MapActions {
  /** Replaces the selection by search results. @param stays the selection stays open */
  setWords(words: string, stays?: boolean): void;
  /** @param eventId the event shown first */
  openPlace(nanoId: string, title?: string | null, eventId?: string): void;
  openGround({ kind, ground }: MatchingGround): void;
  /** null: no shortcut */
  openShortcut(id: string | null, title?: string): void;
  /** Closes the selection and returns to the list from which it was opened. */
  close(): void;
  /** Replaces the selection by a search. */
  searchAnew(words: string): void;
  /** Clears search and selection. */
  clear(): void;
}

interface Step {
  /** Remembers the list from which something is opened. */
  remember?: boolean;
  replace?: boolean;
  /** Keeps the current path */
  stays?: boolean;
  words?: string;
  eventId?: string | undefined;
  leavesEvents?: boolean;
  /** Closes the selection or the search */
  leaves?: boolean;
}

function goTo({ get, set }: Store, pathname: string, step: Step = {}): void {
  const selection = get(selectionAtom);
  const next = new URLSearchParams(whereNow(get).search);
  if (step.words) next.set('q', step.words);
  else if (step.words !== undefined) next.delete('q');
  if (!step.stays) for (const name of ['event', 'propose', 'contest']) next.delete(name);
  if (step.eventId) next.set('event', step.eventId);
  if (step.leavesEvents) next.delete('events');
  // Moves the season from the path to the query when another path replaces it.
  if (selection.kind === 'season' && pathname !== get(pathAtom)) next.set('season', selection.path);
  if (selectionOf(pathname).kind === 'season') next.delete('season');
  const list = step.stays || isDetail(selection) ? get(fromAtom) : get(pathAtom);
  const remembers = (step.stays || step.remember) && list !== undefined;
  set(addressAtom, {
    pathname,
    search: searchOf(next),
    replace: step.replace ?? false,
    leaves: step.leaves ?? false,
    state: remembers ? { from: list } : null,
    // Keeps the sheet's position while the visitor types.
    ...(step.stays && { open: get(addressAtom).state?.open ?? [] }),
    // A topic replaces the list and the chat.
    ...(step.leavesEvents && { open: [] }),
  });
}

/** The visitor's actions on the map. They read the selection from the store when called. */
export function mapActions(store: Store): MapActions {
  const { get } = store;
  const go = (pathname: string, step?: Step) => goTo(store, pathname, step);
  return {
    setWords: (words, stays) => {
      const { kind } = get(selectionAtom);
      if (stays) return go(get(pathAtom), { words, replace: true, stays });
      go(kind === 'season' ? get(pathAtom) : routes.map.to(), {
        words,
        replace: get(wordsAtom) !== '',
        leaves: words === '',
      });
    },
    openPlace: (nanoId, title, eventId) => go(routes.mapPlace.to(nanoId, title), { remember: true, eventId }),
    openGround: ({ kind, ground: { nanoId, title } }) =>
      go(routes[kind === 'street' ? 'mapStreet' : 'mapBuilding'].to(nanoId, title), { remember: true }),
    openShortcut: (id, title) =>
      go(id ? routes.mapSearchShortcut.to(id, title) : routes.map.to(), {
        words: '',
        leavesEvents: true,
        leaves: id === null,
      }),
    close: () => go((isDetail(get(selectionAtom)) && get(fromAtom)) || routes.map.to(), { leaves: true }),
    searchAnew: (words) => go(routes.map.to(), { words, leavesEvents: true }),
    clear: () => go(routes.map.to(), { words: '', leavesEvents: true, leaves: true }),
  };
}

/** The actions as stable functions: using them causes no re-rendering. */
export function useMapActions(): MapActions {
  const store = useStore();
  return useMemo(() => mapActions(store), [store]);
}
