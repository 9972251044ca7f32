import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { matchesShortcut } from '@umkreis/place-rules/shortcut-filter.ts';
import { byDistance } from '@umkreis/guide/list/list-order.ts';
import { byImportance } from '@umkreis/place-rules/list-order.ts';
import type { ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import type { Place } from '@umkreis/guide/places/place.ts';
import type { SearchAnswer } from '@umkreis/guide/search/use-place-search.ts';

export interface ResultsInput {
  /** All places of the season, on every level */
  all: readonly Place[];
  /** Of those, the places that pass the filter */
  filtered: readonly Place[];
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

export interface Results {
  /** Rows in the order of the list; null when nothing was asked for */
  rows: readonly ListedPlace[] | null;
  /** What was found before filtering, where the filter leaves nothing; else empty */
  filteredAway: readonly Place[];
}

const none: readonly Place[] = [];

/** Ids of an array of places, gathered once: each letter of a search asks for those of the same array. */
const idsByPlaces = new WeakMap<readonly Place[], ReadonlySet<string>>();

function idsOf(places: readonly Place[]): ReadonlySet<string> {
  const ids = idsByPlaces.get(places) ?? new Set(places.map(({ item }) => item.id));
  idsByPlaces.set(places, ids);
  return ids;
}

/** What was asked for by words, a topic, a tag, a list or the filter alone. */
export function useResults({
  all,
  filtered,
  words,
  answer,
  shortcut,
  shortcutTagIds,
  tagId,
  list,
  hasFilter,
  isTiled,
  position,
}: ResultsInput): Results {
  return useMemo(() => {
    const asked = (places: readonly Place[]): readonly ListedPlace[] | null => {
      const sorted = (found: readonly Place[]) =>
        found.toSorted(position ? byDistance(position) : byImportance).map((place) => ({ place }));
      if (words) {
        if (isTiled) return answer.results;
        const allowed = idsOf(places);
        return answer.results.filter(({ place }) => allowed.has(place.item.id));
      }
      if (shortcut)
        return sorted(
          places
            .filter(matchesShortcut(shortcut))
            .filter(({ item }) => shortcutTagIds.every((id) => item.tags?.includes(id))),
        );
      if (tagId) return sorted(places.filter(({ item }) => item.tags?.includes(tagId)));
      if (list) {
        const byId = new Map(places.map((place) => [place.item.id, place]));
        return list.itemIds.flatMap((id) => byId.get(id) ?? []).map((place) => ({ place }));
      }
      return hasFilter ? sorted(places) : null;
    };
    const rows = asked(filtered);
    return {
      rows,
      filteredAway: hasFilter && rows?.length === 0 ? (asked(all)?.map(({ place }) => place) ?? none) : none,
    };
  }, [all, filtered, words, answer.results, shortcut, shortcutTagIds, tagId, list, hasFilter, isTiled, position]);
}
