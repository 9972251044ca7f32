import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { currentSource, tileSource } from '@umkreis/map-style/guide/item-context.ts';
import { placeLayers } from '@umkreis/map-style/guide/item-layers.ts';
import { palette } from '@umkreis/map-style/palette.ts';
import type { BareSettings } from './bare-settings.ts';
import { hasSymbols, isOfTiles } from './bare-variants.ts';

/** The layers of places on a bare page, with the name of their source. */
export function bareLayers(settings: BareSettings, source: string): LayerSpecification[] {
  const { variant, labels, isPhone } = settings;
  if (variant === 'deck') return [];
  const isTiled = isOfTiles(variant);
  if (hasSymbols(variant)) {
    const all = placeLayers(
      { colors: palette({ topo: false, winter: false, dark: false }), labels, isPhone, satellite: false },
      isTiled ? tileSource : currentSource,
    );
    return all.map((layer) => ({ ...layer, source }) as LayerSpecification);
  }
  return [
    {
      id: 'dots',
      type: 'circle',
      source,
      ...(isTiled && { 'source-layer': 'items' }),
      paint: {
        'circle-color': '#D9480F',
        'circle-radius': 4,
        'circle-stroke-color': '#FFFFFF',
        'circle-stroke-width': 1,
      },
    },
  ];
}

/** Filters of a bare page. */
export type BareFilter = { categoryIds: readonly string[] } | { word: string } | null;

/** A filter as a condition on a place's properties. */
export const conditionOf = (filter: NonNullable<BareFilter>): ExpressionSpecification =>
  'word' in filter
    ? ['in', filter.word, ['downcase', ['coalesce', ['get', 'title'], '']]]
    : ['in', ['get', 'categoryId'], ['literal', [...filter.categoryIds]]];
