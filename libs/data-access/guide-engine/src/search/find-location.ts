import type { Where } from '@umkreis/query-parser/where.ts';
import { cityOfLine } from '@umkreis/places/address-lines.ts';
import { isSettlementKind } from '@umkreis/places/settlement.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { tokenize } from '@umkreis/search/words.ts';
import type { Place } from '../places/place.ts';

const keyOf = (text: string) => tokenize(collapse(fold(text))).join(' ');
const termsOf = (text: string) => new Set(tokenize(collapse(fold(text))));

/** Cities in the addresses of places, by their comparison key. */
export function citiesOf(places: readonly Place[]): ReadonlyMap<string, string> {
  const cities = new Map<string, string>();
  for (const line of new Set(places.map(({ item }) => item.address ?? ''))) {
    const city = cityOfLine(line);
    if (city) cities.set(keyOf(city), city);
  }
  return cities;
}

export const cityCalled = (cities: ReadonlyMap<string, string>, name: string): string | undefined =>
  cities.get(keyOf(name));

/** Whether a place's title contains all words of a text exactly. */
export function isCalled({ item }: Place, text: string): boolean {
  const own = termsOf(item.title);
  const queryTerms = [...termsOf(text)];
  return queryTerms.length > 0 && queryTerms.every((word) => own.has(word));
}

/**
 * The place meant by a name: an exact title takes precedence over one containing its words, otherwise the first
 * one.
 */
export function placeCalled(places: readonly Place[], name: string): Place | undefined {
  const key = keyOf(name);
  return places.find(({ item }) => keyOf(item.title) === key) ?? places.find((place) => isCalled(place, name));
}

/** The location that 'in' or 'near' means for a place; 'in' a settlement means near it. */
export function whereOf(how: Where['how'], place: Place | undefined): Where | null {
  if (!place) return null;
  const isSettled = place.categories.some(
    (category) =>
      isSettlementKind(category) || (category.mainCategory === 'Place' && category.subCategory === 'Square'),
  );
  const { title, lon, lat } = place.item;
  return how === 'near' || isSettled ? { how: 'near', title, at: [lon, lat] } : null;
}
