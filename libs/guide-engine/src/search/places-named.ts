import type { Place } from '../places/place.ts';
import { fold } from '@umkreis/search/fold.ts';
import { matchNames } from '@umkreis/search/match-names.ts';
import { words as wordsOf } from '@umkreis/search/words.ts';
import type { ListedPlace } from '../places/listed-place.ts';

/** Enough for a list; who looks further types another word. */
const most = 200;

const nameOf = ({ item, categories }: Place) =>
  [item.title, ...categories.flatMap(({ subCategoryName: { de, en } }) => [de, en])].join(' ');

/** Places by their names alone, with nothing to load: while the search itself can't be had. */
export function placesNamed(places: readonly Place[], words: string): ListedPlace[] {
  const terms = wordsOf(fold(words));
  return matchNames(
    places.filter(({ item }) => !item.duplicateOf),
    words,
    nameOf,
  )
    .slice(0, most)
    .map((place) => ({ place, terms }));
}
