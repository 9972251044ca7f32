import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';

const EXTENT = 4096;
/** Cells along a tile's side: as the API thins its tiles. */
const CELLS = 96;
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

/** Numbers between 0 and 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Places spread about a point, the first exactly on it. @param count how many @param reach degrees */
export function syntheticPlaces(
  count: number,
  [lon, lat]: readonly [number, number],
  reach: number,
  categories: readonly Category[],
): BasemapItem[] {
  const random = randomFrom(20);
  return Array.from({ length: count }, (_, nr): BasemapItem => {
    const off = () => (nr === 0 ? 0 : (random() + random() - 1) * reach);
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

/** Vector tiles of the places, thinned as the API thins them. */
export function tilesOf(
  places: readonly BasemapItem[],
  zOrder: ReadonlyMap<string, number>,
): (z: number, x: number, y: number) => Buffer | undefined {
  const xs = Float64Array.from(places, ({ lon }) => (lon + 180) / 360);
  const ys = Float64Array.from(places, ({ lat }) => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2);
  const order = Uint32Array.from(places, ({ categories: [categoryId = ''] }) => zOrder.get(categoryId) ?? 10);
  const firstOfCells = (inside: readonly number[], z: number) => {
    const scale = 2 ** z * CELLS;
    const first = new Map<number, number>();
    for (const nr of inside) {
      const cell = (Math.floor(ys[nr]! * scale) % CELLS) * CELLS + (Math.floor(xs[nr]! * scale) % CELLS);
      const known = first.get(cell);
      if (known === undefined || order[nr]! < order[known]!) first.set(cell, nr);
    }
    return [...first.values()];
  };
  const made = new Map<string, Buffer | undefined>();
  const make = (z: number, column: number, row: number) => {
    const scale = 2 ** z;
    const inside: number[] = [];
    for (let nr = 0; nr < xs.length; nr++)
      if (Math.floor(xs[nr]! * scale) === column && Math.floor(ys[nr]! * scale) === row) inside.push(nr);
    if (inside.length === 0) return undefined;
    const features = (z < 14 || (z < 16 && inside.length > CELLS ** 2) ? firstOfCells(inside, z) : inside).map((nr) => {
      const {
        nanoId,
        title,
        categories: [categoryId = ''],
      } = places[nr]!;
      return {
        type: 1 as const,
        geometry: [[Math.round((xs[nr]! * scale - column) * EXTENT), Math.round((ys[nr]! * scale - row) * EXTENT)]],
        tags: { nanoId, title, categoryId, sortOrder: order[nr]! },
      };
    });
    return Buffer.from(
      fromGeojsonVt(
        { items: { features } as unknown as Parameters<typeof fromGeojsonVt>[0][string] },
        { version: 2, extent: EXTENT },
      ),
    );
  };
  return (z, column, row) => {
    const key = `${z}/${column}/${row}`;
    if (!made.has(key)) made.set(key, make(z, column, row));
    return made.get(key);
  };
}
