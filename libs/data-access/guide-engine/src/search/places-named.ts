import type { Place } from '../places/place.ts';
import { fold } from '@umkreis/search/fold.ts';
import { matchNames } from '@umkreis/search/match-names.ts';
import { tokenize as wordsOf } from '@umkreis/search/words.ts';
import type { ListedPlace } from '../places/listed-place.ts';

/** Enough for a list; a more specific search text finds the rest */
const most = 200;

const nameOf = ({ item, categories }: Place) =>
  [item.title, ...categories.flatMap(({ subCategoryName: { de, en } }) => [de, en])].join(' ');

/** Finds places by name only, without an index, while the search part isn't available. */
export function placesNamed(places: readonly Place[], searchText: string): ListedPlace[] {
  const terms = wordsOf(fold(searchText));
  return matchNames(
    places.filter(({ item }) => !item.duplicateOf),
    searchText,
    nameOf,
  )
    .slice(0, most)
    .map((place) => ({ place, terms }));
}
