import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import type { BareSettings } from './bare-settings.ts';
import { mapPlaces } from './synthetic-places.ts';
import type { Tile } from './synthetic-tiles.ts';

/** The places in the formats of the variants, created once per size. */
export interface BarePlaces {
  geojson(): Buffer;
  positions: Buffer;
  tile: Tile;
  vocabulary: Pick<BareSettings, 'glyphs' | 'symbols'>;
}

/** The data that the product's page would compute from the same places. */
export function barePlaces(
  places: readonly BasemapItem[],
  tile: Tile,
  { categories, icons }: { categories: readonly Category[]; icons: readonly Icon[] },
): BarePlaces {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const used = new Set(places.flatMap((place) => place.categories));
  const ofPlaces = categories.filter(({ id }) => used.has(id));
  const wanted = new Set(['pin', ...ofPlaces.map(({ iconTitle }) => iconTitle)]);
  let text: Buffer | undefined;
  return {
    geojson: () => (text ??= Buffer.from(JSON.stringify(collectionOf(places, byId)))),
    positions: Buffer.from(Float32Array.from(places.flatMap(({ lon, lat }) => [lon, lat])).buffer),
    tile,
    vocabulary: {
      glyphs: Object.fromEntries(
        icons.filter(({ title }) => wanted.has(title)).map(({ title, iconSvg }) => [title, iconSvg]),
      ),
      symbols: Object.fromEntries(ofPlaces.map((category) => [category.id, symbolOf(category)])),
    },
  };
}

const symbolOf = ({ iconTitle, colorName, backgroundColorName }: Category): SymbolImage => ({
  type: 'circle',
  icon: iconTitle,
  foreground: colorName,
  background: backgroundColorName,
});

function collectionOf(places: readonly BasemapItem[], byId: ReadonlyMap<string, Category>) {
  return {
    type: 'FeatureCollection',
    features: itemFeatures(mapPlaces(places, byId)).map((feature, at) => {
      const [categoryId] = places[at]!.categories;
      return { ...feature, properties: { ...feature.properties, categoryId } };
    }),
  };
}
