import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { alongCurve, pointFlags } from '@umkreis/vector-tiles/item-points.ts';
import { itemTile } from '@umkreis/vector-tiles/item-tile.ts';
import { mutedColor } from '@umkreis/map-style/points/point-feature.ts';
import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';
import { rankOf } from '@umkreis/places/rank.ts';
import { sortOrder } from '@umkreis/places/sort-order.ts';
import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { mapPlaces } from './synthetic-places.ts';

export type Tile = (z: number, column: number, row: number) => Buffer | undefined;

/** Vector tiles of the places, each created once, like those of the API for a large branch. */
export function tilesOf(places: readonly BasemapItem[], byId: ReadonlyMap<string, Category>): Tile {
  const all = mapPlaces(places, byId);
  const points = alongCurve({
    owners: places.map(() => 0),
    nanoIds: places.map(({ nanoId }) => nanoId),
    titles: places.map(({ title }) => title),
    categoryIds: places.map(({ categories: [id] }) => id!),
    xs: places.map(({ lon }) => mercatorX(lon)),
    ys: places.map(({ lat }) => mercatorY(lat)),
    orders: all.map(sortOrder),
    ranks: all.map(rankOf),
    flags: all.map(
      ({ categories: [category] }) =>
        pointFlags.canBeLandmark + (isStreetFurniture(category) ? pointFlags.furniture : 0),
    ),
    categoryLinks: places.map(({ categories }) => categories),
    tagLinks: places.map(() => []),
    colorOf: (id) => byId.get(id)?.backgroundColorName ?? mutedColor,
  });
  const tiles = new Map<string, Buffer | undefined>();
  return (z, column, row) => {
    const key = `${z}/${column}/${row}`;
    if (!tiles.has(key)) {
      const tile = itemTile(points, z, column, row);
      tiles.set(key, tile && Buffer.from(tile));
    }
    return tiles.get(key);
  };
}
