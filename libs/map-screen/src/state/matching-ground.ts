import type { Building, Street } from '@umkreis/contract/street.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { isWithinErrors } from '@umkreis/search/edit-distance.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { indexedWords, wordRuns } from '@umkreis/search/words.ts';

export type MatchingGround = { kind: 'street'; ground: Street } | { kind: 'building'; ground: Building };

const most = 5;
const keyOf = (word: string) => collapse(fold(word));
/** 'Feldstr.' matches 'Feldstrasse'. */
const withoutAbbreviation = (key: string) => key.replace(/str$/, 'strass');

/** Cached terms of names: streets and buildings are searched on every keystroke. */
const wordsOf = new WeakMap<object, readonly string[]>();
function nameOf(ground: Street | Building): readonly string[] {
  const known = wordsOf.get(ground) ?? indexedWords(ground.title).map(keyOf);
  wordsOf.set(ground, known);
  return known;
}

/** How a term may match a word of a name, in order of preference: prefix, substring, with typing errors */
const steps: readonly ((word: string, part: string) => boolean)[] = [
  (word, part) => part.startsWith(word),
  (word, part) => word.length > 3 && part.includes(word),
  (word, part) => word.length > 4 && isWithinErrors(word, part, word.length > 7 ? 2 : 1),
];

/**
 * Streets, or with a house number buildings, whose name matches all terms of a query. The next kind of match is
 * only used if the previous one finds nothing. House numbers must match exactly.
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
 * Whether streets and buildings are listed before places. Not if the query names a place or its category but no
 * street exactly: 'Post' means a post office rather than a street starting with it, 'Beck' a bakery rather than
 * Beckagässli.
 * @param best the best place, with its matched terms if the index returns them
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
