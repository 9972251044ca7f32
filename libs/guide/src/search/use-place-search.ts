import { useEffect, useMemo, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useItemSearch } from '@umkreis/api-client/use-item-search.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import { useGuide } from '../guide-context.tsx';
import { useNow } from '../time/guide-time.ts';
import { joinPlaces } from '@umkreis/place-rules/join-places.ts';
import { nameSearch } from './name-search.ts';
import { placeSearchPart } from './place-search-part.ts';
import type { PlaceSearch, SearchResult } from './place-search.ts';

export interface SearchAnswer {
  results: readonly SearchResult[];
  isSearching: boolean;
  hasFailed: boolean;
  /** The search could not be had: only names were looked through. */
  isByName: boolean;
}

const nothing: SearchAnswer = { results: [], isSearching: false, hasFailed: false, isByName: false };

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
      return {
        results: fetched ?? [],
        isSearching: remote.isLoading,
        hasFailed: Boolean(remote.error) && !fetched,
        isByName: false,
      };
    return {
      results: local?.results ?? [],
      isSearching: local === null,
      hasFailed: false,
      isByName: local?.isByName ?? false,
    };
  }, [text, data.isTiled, fetched, remote.isLoading, remote.error, local]);
}

interface Answered {
  results: readonly SearchResult[];
  isByName: boolean;
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
        if (isLast) setAnswered({ results, isByName: search.isByName });
      },
      // one that broke is replaced by another, which is asked the same
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [search, text, near]);
  return answered;
}

/**
 * The index over the places of the branch, built once it is needed and again when the content changes. Where it can't
 * be had, names are searched until the network is back.
 */
export function usePlaceIndex(isNeeded: boolean): PlaceSearch | null {
  const { data } = useGuide();
  const { places, categories, tags } = data;
  const [search, setSearch] = useState<PlaceSearch | null>(null);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const part = usePart(placeSearchPart, wasNeeded);
  const attempt = useAttempts(search?.isByName === true && part.kind === 'there');

  useEffect(() => {
    if (!wasNeeded || places.length === 0 || part.kind === 'waiting') return;
    const goOnByName = () => setSearch(nameSearch(places));
    if (part.kind === 'missing') return goOnByName();
    const building = new AbortController();
    const { signal } = building;
    const { code, createPlaceSearch } = part.code;
    createPlaceSearch({ places, categories, tags }, { code, signal, onBroken: goOnByName }).then(setSearch, () => {
      if (!signal.aborted) goOnByName();
    });
    return () => building.abort();
  }, [wasNeeded, places, categories, tags, part, attempt]);
  // the search of the content before answers until the next one is there
  useEffect(() => () => search?.close(), [search]);

  return search;
}

/** Counts the returns of the network while something is broken: each is worth another attempt. */
function useAttempts(isBroken: boolean): number {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!isBroken) return;
    const again = () => setAttempts((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isBroken]);
  return attempts;
}
