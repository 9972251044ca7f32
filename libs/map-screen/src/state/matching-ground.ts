import type { Building, Street } from '@umkreis/contract/street.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { isWithinErrors } from '@umkreis/search/edit-distance.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { indexedWords, wordRuns } from '@umkreis/search/words.ts';

export type MatchingGround = { kind: 'street'; ground: Street } | { kind: 'building'; ground: Building };

const most = 5;
const keyOf = (word: string) => collapse(fold(word));
/** 'Feldstr.' and 'Feldstrasse' meet. */
const withoutAbbreviation = (key: string) => key.replace(/str$/, 'strass');

/** Words of names, made once each: streets and buildings are looked through at every letter. */
const wordsOf = new WeakMap<object, readonly string[]>();
function nameOf(ground: Street | Building): readonly string[] {
  const known = wordsOf.get(ground) ?? indexedWords(ground.title).map(keyOf);
  wordsOf.set(ground, known);
  return known;
}

/** How a word of the query may stand in a name: as a beginning, else within a word, else with typing errors. */
const steps: readonly ((word: string, part: string) => boolean)[] = [
  (word, part) => part.startsWith(word),
  (word, part) => word.length > 3 && part.includes(word),
  (word, part) => word.length > 4 && isWithinErrors(word, part, word.length > 7 ? 2 : 1),
];

/**
 * Streets, or with a house number buildings, whose name has every word of a query; each step is tried where the one
 * before found nothing. House numbers are exact.
 */
export function matchingGround(
  query: string,
  streets: readonly Street[],
  buildings: readonly Building[],
): MatchingGround[] {
  const asked = wordRuns(query).map((parts) => withoutAbbreviation(keyOf(parts.join(''))));
  if (asked.length === 0 || asked.join('').length < 2) return [];
  const hasNumber = asked.some((word) => /^\d/.test(word));
  const numbers = asked.filter((word) => /^\d/.test(word));
  const ground = hasNumber
    ? buildings.filter((building) => numbers.every((number) => nameOf(building).includes(number)))
    : streets;
  for (const fits of steps) {
    const found = ground.filter((one) =>
      asked.every((word) => numbers.includes(word) || nameOf(one).some((part) => fits(word, part))),
    );
    if (found.length === 0) continue;
    const byTitle = found
      .toSorted((a, b) => a.title.length - b.title.length || a.title.localeCompare(b.title, 'de', { numeric: true }))
      .slice(0, most);
    return byTitle.map((one) =>
      hasNumber ? { kind: 'building', ground: one as Building } : { kind: 'street', ground: one as Street },
    );
  }
  return [];
}

/**
 * Do streets and buildings stand before the places found? Not where the words name a place or its kind and no street as
 * they are: 'Post' is a post office rather than a street that begins with it, 'Beck' a bakery rather than Beckagässli.
 * @param best with the words it was found by, where the index tells them
 */
export function groundComesFirst(
  query: string,
  ground: readonly MatchingGround[],
  best: ListedPlace | undefined,
): boolean {
  if (!best) return true;
  const asked = wordRuns(query).map((parts) => keyOf(parts.join('')));
  const isNamed = (text: string) => {
    const own = new Set(indexedWords(text).map(keyOf));
    return asked.every((word) => own.has(word));
  };
  if (ground.some((row) => isNamed(row.ground.title))) return true;
  const { place, terms = [] } = best;
  const found = new Set(terms.map(keyOf));
  if (asked.every((word) => found.has(word))) return false;
  const kinds = place.categories.flatMap(({ subCategoryName, mainCategoryName }) =>
    [subCategoryName, mainCategoryName].flatMap(({ de, en }) => [de, en]),
  );
  return !isNamed([place.item.title, ...kinds].join(' '));
}
