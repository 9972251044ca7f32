import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';

const names = [
  'Gasthaus Adler',
  'Bäckerei Wohlwend',
  'Hotel Post',
  'Metzgerei Ospelt',
  'Café am See',
  'Spielplatz Dorf',
  'Praxis Dr. Frick',
  'Velohaus',
  'Kapelle St. Anna',
  'Blumen Marxer',
];

/** Random numbers between 0 and 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Places spread around a point, the first exactly on it. @param count number of places @param radius degrees */
export function syntheticPlaces(
  count: number,
  [lon, lat]: readonly [number, number],
  radius: number,
  categories: readonly Category[],
): BasemapItem[] {
  const random = randomFrom(20);
  return Array.from({ length: count }, (_, nr): BasemapItem => {
    const off = () => (nr === 0 ? 0 : (random() + random() - 1) * radius);
    const category = categories[Math.floor(random() * categories.length)]!;
    return {
      id: `00000000-0000-4000-8000-${nr.toString(16).padStart(12, '0')}`,
      nanoId: nr.toString(36).padStart(8, '0'),
      title: `${names[nr % names.length]} ${nr}`,
      lat: Number((lat + off()).toFixed(6)),
      lon: Number((lon + off() * 1.5).toFixed(6)),
      categories: [category.id],
      address: `Dorfstrasse ${nr % 200}, 9490 Vaduz`,
      details: { hours: 'Mo-Fr 08:00-18:00' },
    };
  });
}

/** The places in the format of the map. */
export const mapPlaces = (places: readonly BasemapItem[], byId: ReadonlyMap<string, Category>): MapPlace[] =>
  places.map((item) => ({
    item,
    categories: item.categories.flatMap((id) => byId.get(id) ?? []),
    tags: [],
    hasEvents: false,
    isPermanentlyClosed: false,
    isDormant: false,
  }));
