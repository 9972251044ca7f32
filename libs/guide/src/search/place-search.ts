import type { Category } from '@umkreis/contract/category.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { SearchIndex } from '@umkreis/search/search-index.ts';
import { toSearchDocument } from '@umkreis/search/search-document.ts';
import type { Place } from '../places/place.ts';

export interface SearchResult { place: Place; /** Folded words that matched, for marking them */ terms: string[] }

/** The search of one version of the content. */
export interface PlaceSearch { find(words: string, near?: LngLat): SearchResult[] }

/** Indexes places in slices of a few milliseconds, so that the page stays responsive. */
export async function createPlaceSearch(places: readonly Place[], vocabulary: { categories: ReadonlyMap<string, Category>; tags: ReadonlyMap<string, Tag> }, signal: AbortSignal): Promise<PlaceSearch> {
  const shown = places.filter(({ item }) => !item.duplicateOf);
  const byId = new Map(shown.map((place) => [place.item.id, place]));
  const index = await SearchIndex.build(documents(shown, vocabulary), { signal });
  return {
    find: (words, near) => index.search(words, { near }).flatMap(({ id, terms }) => {
      const place = byId.get(id);
      return place ? [{ place, terms }] : [];
    }),
  };
}

function* documents(places: readonly Place[], vocabulary: Parameters<typeof createPlaceSearch>[1]) {
  for (const { item } of places) yield toSearchDocument(item, vocabulary);
}
