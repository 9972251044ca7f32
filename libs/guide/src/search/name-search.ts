import { matchNames } from '@umkreis/search/match-names.ts';
import { words as wordsOf } from '@umkreis/search/words.ts';
import { fold } from '@umkreis/search/fold.ts';
import type { Place } from '../places/place.ts';
import type { PlaceSearch } from './place-search.ts';

/** Enough for a list; who looks further types another word. */
const most = 200;

/** Finds places by their names alone, with nothing to load: while the search itself can't be had. */
export function nameSearch(places: readonly Place[]): PlaceSearch {
  const shown = places.filter(({ item }) => !item.duplicateOf);
  const nameOf = ({ item, categories }: Place) =>
    [item.title, ...categories.flatMap(({ subCategoryName: { de, en } }) => [de, en])].join(' ');
  return {
    isByName: true,
    find: async (words) => {
      const terms = wordsOf(fold(words));
      return matchNames(shown, words, nameOf)
        .slice(0, most)
        .map((place) => ({ place, terms }));
    },
    close: () => undefined,
  };
}
