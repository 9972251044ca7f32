import type { MapPlace } from './map-place.ts';

/**
 * Numbers of the places by id, from 0 without gaps. Places of a category are numbered consecutively, and so are the
 * categories of a main category: filters by them are a few ranges instead of thousands of numbers.
 */
export function numberPlaces(places: readonly MapPlace[]): Map<string, number> {
  const kinds = new Map<string, { name: string; ids: string[] }>();
  for (const {
    item,
    categories: [category],
  } of places) {
    const kind = kinds.get(category?.id ?? '');
    if (kind) kind.ids.push(item.id);
    else kinds.set(category?.id ?? '', { name: `${category?.mainCategory} ${category?.subCategory}`, ids: [item.id] });
  }
  const inOrder = [...kinds.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(inOrder.flatMap(({ ids }) => ids).map((id, nr) => [id, nr]));
}
