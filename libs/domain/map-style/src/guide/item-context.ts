import type { ExpressionSpecification, SymbolLayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';

/** Minimum zoom of street furniture without a filter */
const furnitureMinZoom = 17;

export const is = (flag: string): ExpressionSpecification => ['==', ['get', flag], true];
export const isNot = (flag: string): ExpressionSpecification => ['!=', ['get', flag], true];

/** A source of places, which all have the properties of `PointProperties`. */
export interface PlaceSource {
  source: string;
  'source-layer'?: string;
}

/** Name of the layer in vector tiles of places */
const placeLayer = 'items';

export const tileSource: PlaceSource = { source: guideSources.items, 'source-layer': placeLayer };
export const currentSource: PlaceSource = { source: guideSources.current };

/** What the layers of places share. */
export interface ItemContext extends Pick<GuideLayerOptions, 'colors' | 'labels'> {
  source: PlaceSource;
  /** A filter is active: its results are visible at any zoom. */
  isFiltered: boolean;
  /** Conditions of all places but altitudes */
  conditions: ExpressionSpecification[];
  hasNames: boolean;
  /** Places with lower values are drawn first. */
  order: ExpressionSpecification;
  text: SymbolLayerSpecification['paint'];
}

export function itemContext(
  { colors, labels, placeTiles }: GuideLayerOptions,
  source: PlaceSource,
  isFiltered: boolean,
): ItemContext {
  const hasNames = labels.namesMinZoom < labels.pointMinZoom;
  const near: ExpressionSpecification = ['step', ['zoom'], isNot('furniture'), furnitureMinZoom, true];
  return {
    colors,
    labels,
    source,
    isFiltered,
    conditions: [
      isNot('hidden'),
      isNot('altitude'),
      ...(placeTiles?.only ? [isOfCategory(placeTiles.only)] : []),
      ...(isFiltered ? [] : [near]),
    ],
    hasNames,
    order: ['get', hasNames ? 'rank' : 'sortOrder'],
    text: { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.6 },
  };
}

/** Tiles of the API that were loaded with another filter are filtered until the next ones arrive. */
const isOfCategory = (ids: readonly string[]): ExpressionSpecification => [
  'in',
  ['coalesce', ['get', 'categoryId'], ''],
  ['literal', [...ids]],
];
