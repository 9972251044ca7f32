import { useEffect, useMemo, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useItemSearch } from '@umkreis/api-client/use-item-search.ts';
import { useGuide } from '../guide-context.tsx';
import { useNow } from '../time/guide-time.ts';
import { joinPlaces } from '../places/join-places.ts';
import type { PlaceSearch, SearchResult } from './place-search.ts';

export interface SearchAnswer {
  results: readonly SearchResult[];
  isSearching: boolean;
  hasFailed: boolean;
}

const nothing: SearchAnswer = { results: [], isSearching: false, hasFailed: false };

/**
 * Places that match words. Within memory on the device; in a branch too large for that, by the API.
 * @param near preferred among equal matches
 */
export function usePlaceSearch(words: string, near?: LngLat): SearchAnswer {
  const { boot, data, timeZone } = useGuide();
  const text = words.trim();
  const search = usePlaceIndex(text !== '' && !data.isTiled);
  const remote = useItemSearch(boot, data.isTiled && text.length > 1 ? { text, limit: 200 } : null);

  const local = useAnswer(search, text, near);
  const now = useNow();
  const fetched = useMemo(() => {
    if (!remote.data) return null;
    const places = joinPlaces(remote.data.items, {
      categories: data.categories,
      tags: data.tags,
      events: data.events,
      now,
      timeZone,
    });
    const terms = text.toLowerCase().split(/\s+/);
    return places.map((place) => ({ place, terms }));
  }, [remote.data, data.categories, data.tags, data.events, timeZone, text, now]);

  return useMemo(() => {
    if (!text) return nothing;
    if (data.isTiled)
      return { results: fetched ?? [], isSearching: remote.isLoading, hasFailed: Boolean(remote.error) && !fetched };
    return { results: local?.results ?? [], isSearching: local === null, hasFailed: local?.hasFailed ?? false };
  }, [text, data.isTiled, fetched, remote.isLoading, remote.error, local]);
}

interface Answered {
  results: readonly SearchResult[];
  hasFailed: boolean;
}

/** What the search found last; the answer before stays while the next one is on its way. */
function useAnswer(search: PlaceSearch | null, text: string, near: LngLat | undefined): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (!text && answered) setAnswered(null);
  useEffect(() => {
    if (!search || !text) return;
    let isLast = true;
    search.find(text, near).then(
      (results) => {
        if (isLast) setAnswered({ results, hasFailed: false });
      },
      () => {
        if (isLast) setAnswered({ results: [], hasFailed: true });
      },
    );
    return () => {
      isLast = false;
    };
  }, [search, text, near]);
  return answered;
}

/** The index over the places of the branch, built once it is needed and again when the content changes. */
export function usePlaceIndex(isNeeded: boolean): PlaceSearch | null {
  const { data } = useGuide();
  const { places, categories, tags } = data;
  const [search, setSearch] = useState<PlaceSearch | null>(null);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);

  useEffect(() => {
    if (!wasNeeded || places.length === 0) return;
    const building = new AbortController();
    import('./place-search.ts')
      .then(({ createPlaceSearch }) => createPlaceSearch(places, { categories, tags }, building.signal))
      .then(setSearch, (error: unknown) => {
        if (!building.signal.aborted) throw error;
      });
    return () => building.abort();
  }, [wasNeeded, places, categories, tags]);
  // the search of the content before answers until the next one is there
  useEffect(() => () => search?.close(), [search]);

  return search;
}
