import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { ItemTiles } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';

/** How the item layers read a place's properties. */
export interface ItemSource {
  source: { source: string; 'source-layer'?: string };
  image: ExpressionSpecification;
  color: ExpressionSpecification;
  label: ExpressionSpecification;
  sort: ExpressionSpecification;
  rank: ExpressionSpecification;
  prominent: ExpressionSpecification;
  /** Filter of the places */
  only: ExpressionSpecification | null;
}

const prominent: ExpressionSpecification = ['==', ['get', 'prominent'], true];
const unknownColor = '#857F90';

/** GeoJSON points have final properties; tiles have the category, by which symbol and colour are looked up. */
export function itemSource(tiles: ItemTiles | null | undefined): ItemSource {
  if (!tiles) {
    return {
      source: { source: guideSources.items },
      image: ['get', 'image'],
      color: ['get', 'color'],
      label: ['get', 'label'],
      sort: ['get', 'sort'],
      rank: ['get', 'rank'],
      prominent,
      only: null,
    };
  }
  const category: ExpressionSpecification = ['coalesce', ['get', 'categoryId'], ''];
  const colors = tiles.colors.flatMap(([color, ids]) => [[...ids], color]);
  return {
    source: { source: guideSources.items, 'source-layer': 'items' },
    image: category,
    color: ['match', category, ...colors, unknownColor] as unknown as ExpressionSpecification,
    label: ['coalesce', ['get', 'title'], ''],
    sort: ['get', 'sortOrder'],
    rank: ['get', 'rank'],
    prominent,
    only: tiles.only && ['in', category, ['literal', [...tiles.only]]],
  };
}
