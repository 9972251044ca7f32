import { useStore } from 'jotai';
import { useMemo } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import { addressAtom, pathAtom, whereNow } from '@umkreis/guide/url/address.ts';
import { searchOf } from '@umkreis/guide/url/query.ts';
import type { MatchingGround } from './matching-ground.ts';
import { fromAtom, selectionAtom, wordsAtom } from './selection-atoms.ts';
import { isDetail, selectionOf } from './selection.ts';

export type Store = ReturnType<typeof useStore>;

/** Steps to another selection; the rest of the query (season, kiosk, frame) goes along. */
export interface MapActions {
  /** Leaves what is selected for its results. @param stays what is selected stays open */
  setWords(words: string, stays?: boolean): void;
  /** @param eventId the event of the place to be shown first */
  openPlace(nanoId: string, title?: string | null, eventId?: string): void;
  openGround({ kind, ground }: MatchingGround): void;
  /** null: no shortcut */
  openShortcut(id: string | null, title?: string): void;
  /** Closes what is selected: back to the list it was opened from. */
  close(): void;
  /** Leaves the selection for a search. */
  searchAnew(words: string): void;
  /** Leaves search and selection. */
  clear(): void;
}

interface Step {
  /** What is opened remembers the list it was opened from. */
  remember?: boolean;
  replace?: boolean;
  /** Stays where it is */
  stays?: boolean;
  words?: string;
  eventId?: string | undefined;
  leavesEvents?: boolean;
  /** Closes what is selected or searched for */
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
  // the season leaves the path with the plain map, and stays chosen
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
    // who goes on typing keeps the sheet where it is
    ...(step.stays && { open: get(addressAtom).state?.open ?? [] }),
    // a topic comes in front of the list and of the chat
    ...(step.leavesEvents && { open: [] }),
  });
}

/** What a visitor does with the map, from anywhere: what is selected at that moment is read from the store. */
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

/** The same functions as long as the map stands; who takes them is not drawn anew for them. */
export function useMapActions(): MapActions {
  const store = useStore();
  return useMemo(() => mapActions(store), [store]);
}
