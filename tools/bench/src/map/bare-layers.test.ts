import { expect, test } from 'vitest';
import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { currentSource } from '@umkreis/map-style/guide/item-context.ts';
import { placeLayers } from '@umkreis/map-style/guide/item-layers.ts';
import { labelRules } from '@umkreis/map-style/guide/guide-options.ts';
import { palette } from '@umkreis/map-style/palette.ts';
import { bareLayers, conditionOf } from './bare-layers.ts';
import { bareVariants, type BareVariant } from './bare-variants.ts';
import type { BareSettings } from './bare-settings.ts';

const settings = (variant: BareVariant): BareSettings => ({
  center: [9.5, 47.1],
  zoom: 12,
  archive: '',
  font: '',
  isPhone: false,
  labels: labelRules,
  glyphs: {},
  symbols: {},
  variant,
});

test('draws places with symbols on the bare page like the product', () => {
  const colors = palette({ topo: false, winter: false, dark: false });
  const own = placeLayers({ colors, labels: labelRules, isPhone: false, satellite: false }, currentSource);
  const bare = bareLayers(settings('symbols'), 'places');
  expect(bare).toEqual(own.map((layer) => ({ ...layer, source: 'places' })));
});

test.each(bareVariants)('produces valid layers for "%s"', (variant) => {
  const isTiled = variant.includes('tile');
  const source = isTiled
    ? { type: 'vector' as const, tiles: ['http://localhost/{z}/{x}/{y}'] }
    : { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } };
  const layers = bareLayers(settings(variant), 'places');
  expect(
    validateStyleMin({
      version: 8,
      glyphs: 'http://localhost/{fontstack}/{range}',
      sources: { places: source },
      layers,
    }),
  ).toEqual([]);
});

test.each([
  [{ categoryIds: ['a', 'b'] }, { categoryId: 'a' }, true],
  [{ categoryIds: ['b'] }, { categoryId: 'a' }, false],
  [{ word: 'hot' }, { title: 'Schlosshotel' }, true],
  [{ word: 'hot' }, { title: 'Burg' }, false],
] as const)('applies the filter %j to %j', (filter, properties, isVisible) => {
  const compiled = createExpression(conditionOf(filter), 'layers[0].filter');
  if (compiled.result === 'error') throw new Error(compiled.value[0]!.message);
  expect(compiled.value.evaluate({ zoom: 12 }, { type: 1, properties } as never)).toBe(isVisible);
});
