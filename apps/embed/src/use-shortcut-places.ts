import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { matchesShortcut } from '@umkreis/place-rules/shortcut-filter.ts';
import type { ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import { placeTitle } from '@umkreis/place-rules/place-names.ts';
import { usePlaceSearch } from '@umkreis/guide/search/use-place-search.ts';
import { useTiledPlaces } from '@umkreis/map-screen/state/use-tiled-places.ts';
import { useLanguage, usePick } from '@umkreis/i18n/language.tsx';

/** Places of a shortcut by title, those without one of their own last, or those that match the words, best first. */
export function useShortcutPlaces(
  shortcut: SearchShortcutConfig,
  words: string,
): { rows: readonly ListedPlace[]; isByName: boolean } {
  const { data } = useGuide();
  const language = useLanguage();
  const pick = usePick();
  const matches = useMemo(() => matchesShortcut(shortcut), [shortcut]);
  // In a branch too large for memory the search API lists the shortcut's first places.
  const tiled = useTiledPlaces(shortcut);
  const places = data.isTiled ? tiled.places : data.places;
  const all = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return places
      .filter((place) => !place.isGone && matches(place))
      .map((place) => ({ place, title: placeTitle(place, pick) }))
      .toSorted((a, b) => Number(!a.place.item.title) - Number(!b.place.item.title) || compare(a.title, b.title))
      .map(({ place }): ListedPlace => ({ place }));
  }, [places, language, matches, pick]);
  const { results, isByName } = usePlaceSearch(words);
  const rows = useMemo(
    () => (words.trim() ? results.filter(({ place }) => !place.isGone && matches(place)) : all),
    [all, matches, results, words],
  );
  return { rows, isByName };
}
