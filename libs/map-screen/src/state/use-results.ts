import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { matchesShortcut } from '@umkreis/guide/filters/matches-filter.ts';
import type { ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import type { Place } from '@umkreis/guide/places/place.ts';
import type { SearchAnswer } from '@umkreis/guide/search/use-place-search.ts';
import { sortOrder } from '@umkreis/place-rules/sort-order.ts';
import { distanceKm } from '@umkreis/search/distance.ts';

export interface ResultsInput {
  /** Places that pass the filters */
  places: readonly Place[];
  words: string;
  answer: SearchAnswer;
  shortcut: SearchShortcutConfig | null;
  shortcutTagIds: readonly string[];
  tagId: string | null;
  list: List | null;
  hasFilter: boolean;
  isTiled: boolean;
  /** The visitor's position: the nearest come first then */
  position: LngLat | null;
}

/** Rows of what was asked for, in the order of the list; null when nothing was asked for. */
export function useResults({ places, words, answer, shortcut, shortcutTagIds, tagId, list, hasFilter, isTiled, position }: ResultsInput): readonly ListedPlace[] | null {
  return useMemo(() => {
    const sorted = (found: readonly Place[]) => found.toSorted(position ? nearest(position) : importantFirst).map((place) => ({ place }));
    if (words) {
      if (isTiled) return answer.results;
      const allowed = new Set(places.map(({ item }) => item.id));
      return answer.results.filter(({ place }) => allowed.has(place.item.id));
    }
    if (shortcut) return sorted(places.filter(matchesShortcut(shortcut)).filter(({ item }) => shortcutTagIds.every((id) => item.tags?.includes(id))));
    if (tagId) return sorted(places.filter(({ item }) => item.tags?.includes(tagId)));
    if (list) {
      const byId = new Map(places.map((place) => [place.item.id, place]));
      return list.itemIds.flatMap((id) => byId.get(id) ?? []).map((place) => ({ place }));
    }
    return hasFilter ? sorted(places) : null;
  }, [places, words, answer.results, shortcut, shortcutTagIds, tagId, list, hasFilter, isTiled, position]);
}

function importantFirst(a: Place, b: Place): number {
  return Number(!a.item.title) - Number(!b.item.title) || Number(a.isGone) - Number(b.isGone) || sortOrder(a) - sortOrder(b) || a.item.title.localeCompare(b.item.title, 'de');
}

const nearest = (from: LngLat) => (a: Place, b: Place) => distanceKm(from, [a.item.lon, a.item.lat]) - distanceKm(from, [b.item.lon, b.item.lat]);
