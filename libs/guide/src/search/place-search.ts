import type { Category } from '@umkreis/contract/category.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
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
  /** @throws when the search's thread could not be started */
  find(words: string, near?: LngLat): Promise<SearchResult[]>;
  close(): void;
}

/** Indexes places in a thread of their own; the page only copies them, in slices of a few milliseconds. */
export async function createPlaceSearch(
  places: readonly Place[],
  vocabulary: { categories: ReadonlyMap<string, Category>; tags: ReadonlyMap<string, Tag> },
  signal: AbortSignal,
): Promise<PlaceSearch> {
  const shown = places.filter(({ item }) => !item.duplicateOf);
  const byId = new Map(shown.map((place) => [place.item.id, place]));
  const worker = startWorker(new URL('@umkreis/search/search-worker.ts?worker', import.meta.url));
  const search = askSearch(worker);
  worker.addEventListener('error', (event) => search.fail(new Error(`The search failed: ${event.message}`)));
  try {
    await search.fill(
      shown.map(({ item }) => item),
      vocabulary,
      signal,
    );
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
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

/** A browser starts workers of the page's own origin only: from a CDN they come through a blob. */
function startWorker(url: URL): Worker {
  if (url.origin === location.origin) return new Worker(url, { name: 'search' });
  const blob = URL.createObjectURL(
    new Blob([`importScripts(${JSON.stringify(url.href)})`], { type: 'text/javascript' }),
  );
  return new Worker(blob, { name: 'search' });
}
