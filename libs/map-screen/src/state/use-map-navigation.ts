import { useCallback, useMemo } from 'react';
import { decodePath } from '@umkreis/contract/decode-path.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useLocation, useNavigate, useSearchParams } from '@umkreis/federation/router.ts';
import { selectionOf, type Selection } from './selection.ts';

interface From {
  from?: string;
}

export interface MapNavigation {
  selection: Selection;
  /** The list that a place was opened from, else the selection itself: it stays highlighted */
  context: Selection;
  /** Words searched for */
  words: string;
  /** Leaves what is selected for its results. @param stays what is selected stays open */
  setWords(words: string, stays?: boolean): void;
  /** @param eventId the event of the place to be shown first */
  openPlace(nanoId: string, title?: string | null, eventId?: string): void;
  openStreet(nanoId: string, title?: string | null): void;
  openBuilding(nanoId: string, title?: string | null): void;
  /** null: no shortcut */
  openShortcut(id: string | null, title?: string): void;
  /** Closes what is selected: back to the list it was opened from. */
  close(): void;
  /** Leaves the selection for a search. */
  searchAnew(words: string): void;
  /** Leaves search and selection. */
  clear(): void;
}

/** Selection and search live in the URL; the rest of the query (season, kiosk, frame) goes along. */
export function useMapNavigation(): MapNavigation {
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const selection = useMemo(() => selectionOf(decodePath(location.pathname)), [location.pathname]);
  const words = query.get('q') ?? '';
  const { from } = (location.state ?? {}) as From;
  const isDetail = selection.kind === 'place' || selection.kind === 'street' || selection.kind === 'building';

  const context = useMemo(
    () => (isDetail && from ? selectionOf(decodePath(from)) : selection),
    [isDetail, from, selection],
  );

  const go = useCallback(
    (
      path: string,
      options: {
        remember?: boolean;
        replace?: boolean;
        /** Stays where it is */
        stays?: boolean;
        words?: string;
        eventId?: string;
        leavesEvents?: boolean;
      } = {},
    ) => {
      // The address bar, not the rendered location: a filter may have been written since.
      const next = new URLSearchParams(window.location.search);
      if (options.words !== undefined) {
        if (options.words) next.set('q', options.words);
        else next.delete('q');
      }
      if (!options.stays) for (const name of ['event', 'propose', 'contest']) next.delete(name);
      if (options.eventId) next.set('event', options.eventId);
      if (options.leavesEvents) next.delete('events');
      // the season leaves the path with the plain map, and stays chosen
      if (selection.kind === 'season' && path !== location.pathname) next.set('season', selection.path);
      const search = next.toString();
      const state: From = options.stays
        ? { from }
        : options.remember
          ? { from: isDetail ? from : location.pathname }
          : {};
      navigate({ pathname: path, search: search && `?${search}` }, { replace: options.replace, state });
    },
    [navigate, location.pathname, selection, isDetail, from],
  );

  return useMemo(
    () => ({
      selection,
      context,
      words,
      setWords: (next, stays) =>
        stays
          ? go(location.pathname, { words: next, replace: true, stays })
          : go(selection.kind === 'season' ? location.pathname : routes.map.to(), {
              words: next,
              replace: words !== '' || selection.kind === 'none',
            }),
      openPlace: (nanoId, title, eventId) => go(routes.mapPlace.to(nanoId, title), { remember: true, eventId }),
      openStreet: (nanoId, title) => go(routes.mapStreet.to(nanoId, title), { remember: true }),
      openBuilding: (nanoId, title) => go(routes.mapBuilding.to(nanoId, title), { remember: true }),
      openShortcut: (id, title) =>
        go(id ? routes.mapSearchShortcut.to(id, title) : routes.map.to(), { words: '', leavesEvents: true }),
      close: () => go(isDetail ? (from ?? routes.map.to()) : routes.map.to()),
      searchAnew: (next) => go(routes.map.to(), { words: next, leavesEvents: true }),
      clear: () => go(routes.map.to(), { words: '', leavesEvents: true }),
    }),
    [selection, context, words, go, location.pathname, isDetail, from],
  );
}
