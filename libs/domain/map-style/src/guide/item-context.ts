import type { ExpressionSpecification, SymbolLayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { GuideLayerOptions } from './guide-options.ts';
import { itemSource } from './item-source.ts';

/** Minimum zoom of street furniture without a filter */
const furnitureMinZoom = 17;

export const is = (flag: string): ExpressionSpecification => ['==', ['get', flag], true];
export const isNot = (flag: string): ExpressionSpecification => ['!=', ['get', flag], true];

/** What the layers of places share. */
export interface ItemContext extends Pick<GuideLayerOptions, 'colors' | 'labels'> {
  drawn: ReturnType<typeof itemSource>;
  /** A filter is active: its results are visible at any zoom. */
  isFiltered: boolean;
  /** Conditions of all places but altitudes */
  conditions: ExpressionSpecification[];
  hasNames: boolean;
  /** Places with lower values are drawn first. */
  order: ReturnType<typeof itemSource>['rank' | 'sort'];
  text: SymbolLayerSpecification['paint'];
}

export function itemContext({ colors, labels, itemTiles }: GuideLayerOptions, isFiltered: boolean): ItemContext {
  const drawn = itemSource(itemTiles);
  const hasNames = labels.namesMinZoom < labels.pointMinZoom;
  const near: ExpressionSpecification = ['step', ['zoom'], isNot('furniture'), furnitureMinZoom, true];
  return {
    colors,
    labels,
    drawn,
    isFiltered,
    conditions: [
      isNot('hidden'),
      isNot('altitude'),
      ...(drawn.only ? [drawn.only] : []),
      ...(isFiltered ? [] : [near]),
    ],
    hasNames,
    order: hasNames ? drawn.rank : drawn.sort,
    text: { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.6 },
  };
}
