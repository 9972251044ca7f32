import type { Building, Street } from '@umkreis/contract/street.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { isWithinEditDistance } from '@umkreis/search/edit-distance.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { indexTermsOf, wordRuns } from '@umkreis/search/words.ts';

export type MatchingStreetOrBuilding = { kind: 'street'; feature: Street } | { kind: 'building'; feature: Building };

const most = 5;
const keyOf = (word: string) => collapse(fold(word));
/** 'Feldstr.' matches 'Feldstrasse'. */
const withoutAbbreviation = (key: string) => key.replace(/str$/, 'strass');

/** Cached terms of names: streets and buildings are searched on every keystroke. */
const cachedTerms = new WeakMap<object, readonly string[]>();
function nameOf(streetOrBuilding: Street | Building): readonly string[] {
  const terms = cachedTerms.get(streetOrBuilding) ?? indexTermsOf(streetOrBuilding.title).map(keyOf);
  cachedTerms.set(streetOrBuilding, terms);
  return terms;
}

/** How a term may match a word of a name, in order of preference: prefix, substring, with typing errors */
const steps: readonly ((word: string, part: string) => boolean)[] = [
  (word, part) => part.startsWith(word),
  (word, part) => word.length > 3 && part.includes(word),
  (word, part) => word.length > 4 && isWithinEditDistance(word, part, word.length > 7 ? 2 : 1),
];

/**
 * Streets, or with a house number buildings, whose name matches all terms of a query. The next kind of match is
 * only used if the previous one finds nothing. House numbers must match exactly.
 */
export function matchingStreetsAndBuildings(
  query: string,
  streets: readonly Street[],
  buildings: readonly Building[],
): MatchingStreetOrBuilding[] {
  const queryTerms = wordRuns(query).map((parts) => withoutAbbreviation(keyOf(parts.join(''))));
  if (queryTerms.length === 0 || queryTerms.join('').length < 2) return [];
  const hasNumber = queryTerms.some((word) => /^\d/.test(word));
  const numbers = queryTerms.filter((word) => /^\d/.test(word));
  const streetOrBuilding = hasNumber
    ? buildings.filter((building) => numbers.every((number) => nameOf(building).includes(number)))
    : streets;
  for (const fits of steps) {
    const found = streetOrBuilding.filter((one) =>
      queryTerms.every((word) => numbers.includes(word) || nameOf(one).some((part) => fits(word, part))),
    );
    if (found.length === 0) continue;
    const byTitle = found
      .toSorted((a, b) => a.title.length - b.title.length || a.title.localeCompare(b.title, 'de', { numeric: true }))
      .slice(0, most);
    return byTitle.map((one) =>
      hasNumber ? { kind: 'building', feature: one as Building } : { kind: 'street', feature: one as Street },
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
export function areStreetsAndBuildingsFirst(
  query: string,
  streetOrBuilding: readonly MatchingStreetOrBuilding[],
  best: ListedPlace | undefined,
): boolean {
  if (!best) return true;
  const queryTerms = wordRuns(query).map((parts) => keyOf(parts.join('')));
  const isNamed = (text: string) => {
    const own = new Set(indexTermsOf(text).map(keyOf));
    return queryTerms.every((word) => own.has(word));
  };
  if (streetOrBuilding.some((row) => isNamed(row.feature.title))) return true;
  const { place, terms = [] } = best;
  const found = new Set(terms.map(keyOf));
  if (queryTerms.every((word) => found.has(word))) return false;
  const kinds = place.categories.flatMap(({ subCategoryName, mainCategoryName }) =>
    [subCategoryName, mainCategoryName].flatMap(({ de, en }) => [de, en]),
  );
  return !isNamed([place.item.title, ...kinds].join(' '));
}
