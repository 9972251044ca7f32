import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { askSearch } from '@umkreis/search/ask-search.ts';
import type { Place } from '../places/place.ts';

export interface SearchResult {
  place: Place;
  /** Folded words that matched, for marking them */
  terms: string[];
}

/** The search of one version of the content. */
export interface PlaceSearch {
  /** @throws when the search's thread has failed */
  find(words: string, near?: LngLat): Promise<SearchResult[]>;
  close(): void;
  /** Only names are searched: the search itself is not there. */
  isByName: boolean;
}

export interface SearchedContent {
  places: readonly Place[];
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
}

interface Options {
  /** The worker's code */
  code: Blob;
  signal: AbortSignal;
  /** The thread failed, now or while it started; nothing it was asked is answered. */
  onBroken(): void;
}

/** The code of the search's thread: at hand, a search starts without a network, and from any origin. */
export async function fetchSearchWorker(): Promise<Blob> {
  const response = await fetch(new URL('@umkreis/search/search-worker.ts?worker', import.meta.url));
  if (!response.ok) throw new Error(`The search's worker answered ${response.status}.`);
  return new Blob([await response.text()], { type: 'text/javascript' });
}

/** Indexes places in a thread of their own; the page only copies them, in slices of a few milliseconds. */
export async function createPlaceSearch(
  { places, ...vocabulary }: SearchedContent,
  { code, signal, onBroken }: Options,
): Promise<PlaceSearch> {
  const shown = places.filter(({ item }) => !item.duplicateOf);
  const byId = new Map(shown.map((place) => [place.item.id, place]));
  const url = URL.createObjectURL(code);
  const worker = new Worker(url, { name: 'search' });
  const search = askSearch(worker);
  const broke = (reason: string) => {
    worker.terminate();
    search.fail(new Error(`The search failed: ${reason}`));
    if (!signal.aborted) onBroken();
  };
  worker.addEventListener('error', (event) => broke(event.message));
  worker.addEventListener('messageerror', () => broke('a message could not be read'));
  try {
    await search.fill(
      shown.map(({ item }) => item),
      vocabulary,
      signal,
    );
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
  return {
    isByName: false,
    find: async (words, near) =>
      (await search.find(words, { near })).flatMap(({ id, terms }) => {
        const place = byId.get(id);
        return place ? [{ place, terms }] : [];
      }),
    close: () => {
      worker.terminate();
      search.fail(new Error('The content changed.'));
    },
  };
}
