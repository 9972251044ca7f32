import type { Building, Street } from '@umkreis/contract/street.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { isWithinEditDistance } from '@umkreis/search/edit-distance.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { isSettlementKind } from '@umkreis/places/settlement.ts';
import { otherSpellings } from '@umkreis/search/abbreviations.ts';
import { kindKey } from '@umkreis/search/kind-key.ts';
import { indexTermsOf, partsOf, wordRuns } from '@umkreis/search/words.ts';

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

/** A query for streets and buildings. */
interface AddressQuery {
  /** Terms of the name */
  names: readonly string[];
  /** House numbers, which must match exactly */
  numbers: readonly string[];
  /** Term of a city that follows the name; null: any city */
  city: string | null;
}

const cachedCities = new WeakMap<object, ReadonlySet<string>>();
function citiesOf(all: readonly (Street | Building)[]): ReadonlySet<string> {
  const cities = cachedCities.get(all) ?? new Set(all.map(({ city }) => keyOf(city)));
  cachedCities.set(all, cities);
  return cities;
}

/** 'Landstrasse25, 9494 Schaan' is the street, the number and the city; a postcode is implied by the city. */
function addressQuery(query: string, isCity: (key: string) => boolean): AddressQuery {
  const isSplit = (run: readonly string[]) => run.length === 1 || /\d$/.test(run.join(''));
  const words = wordRuns(query).flatMap((run) => (isSplit(run) ? partsOf(run) : [run.join('')]));
  const terms = words.map(keyOf);
  const isNumber = (term: string) => /^\d/.test(term);
  const numbers = terms.filter((term) => isNumber(term) && !/^\d{4,5}$/.test(term));
  const [names, last] = [terms.filter((term) => !isNumber(term)), terms.at(-1)!];
  const city = names.length > 1 && isCity(last) ? last : null;
  return { names: (city === null ? names : names.slice(0, -1)).map(withoutAbbreviation), numbers, city };
}

/**
 * Streets, or with a house number buildings, whose name matches all terms of a query, which may end with the city. The
 * next kind of match is only used if the previous one finds nothing. House numbers must match exactly.
 */
export function matchingStreetsAndBuildings(
  query: string,
  streets: readonly Street[],
  buildings: readonly Building[],
): MatchingStreetOrBuilding[] {
  const isCity = (key: string) => citiesOf(streets).has(key) || citiesOf(buildings).has(key);
  const { names, numbers, city } = addressQuery(query, isCity);
  if (names.join('').length < 2) return [];
  const inCity = (one: Street | Building) => city === null || keyOf(one.city) === city;
  const hasNumber = numbers.length > 0;
  const candidates = hasNumber
    ? buildings.filter((building) => numbers.every((number) => nameOf(building).includes(number)))
    : streets;
  for (const fits of steps) {
    const isNamed = (one: Street | Building) =>
      names.every((word) => nameOf(one).some((part) => fits(word, part) || otherSpellings(word).includes(part)));
    const found = candidates.filter((one) => inCity(one) && isNamed(one));
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
 * Whether streets and buildings are listed before places. Not if the query names a town, or a place or its category but
 * no street exactly: 'Post' means a post office rather than a street starting with it, 'Beck' a bakery rather than
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
  if (streetOrBuilding[0]?.kind === 'building') return true;
  const { place, terms = [] } = best;
  if (place.categories.some(isSettlementKind) && isNamed(place.item.title)) return false;
  if (streetOrBuilding.some((row) => isNamed(row.feature.title))) return true;
  const found = new Set(terms.map(keyOf));
  if (queryTerms.every((word) => found.has(word))) return false;
  const kinds = place.categories.flatMap(({ subCategoryName, mainCategoryName }) =>
    [subCategoryName, mainCategoryName].flatMap(({ de, en }) => [de, en]),
  );
  return !kinds.some((name) => kindKey(name) === kindKey(query)) && !isNamed([place.item.title, ...kinds].join(' '));
}
