import {
  createExpression,
  featureFilter,
  latest,
  type SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { buildStyle } from '../styles/build-style.ts';
import { palette } from '../palette.ts';
import { composeStyle } from './compose-style.ts';
import { labelRules, type GuideLayerOptions } from './guide-options.ts';
import { tileSource } from './item-context.ts';
import { itemFilters, type VisibleItems } from './item-filters.ts';

const fonts = { regularLatin: 'r', regularLatinExt: 'rx', semiboldLatin: 's', semiboldLatinExt: 'sx' };
const options: GuideLayerOptions = {
  colors: palette({ topo: false, winter: false, dark: false }),
  labels: labelRules,
  isPhone: false,
  satellite: false,
  placeTiles: { url: 'pmtiles://https://example.org/places.pmtiles', only: null },
};
const basemap = buildStyle({
  flavour: 'strasse',
  winter: false,
  dark: false,
  archiveUrl: 'https://example.org/a.pmtiles',
  attribution: '',
  fonts,
  language: 'de',
});
const layersOf = (more: Partial<GuideLayerOptions> = {}) =>
  composeStyle(basemap, { ...options, ...more }, fonts).layers;
const layerOf = (id: string, more?: Partial<GuideLayerOptions>) =>
  layersOf(more).find((layer) => layer.id === id) as SymbolLayerSpecification;
const passes = (filter: unknown, properties: object, zoom: number) =>
  featureFilter(filter as never, 'filter').filter({ zoom } as never, { type: 1, properties } as never);

function textAt(layer: SymbolLayerSpecification, zoom: number, properties: object): string {
  const compiled = createExpression(
    layer.layout!['text-field'],
    'text-field',
    latest.layout_symbol['text-field'] as never,
  );
  if (compiled.result === 'error') throw new Error(compiled.value.map(({ message }) => message).join());
  return String(compiled.value.evaluate({ zoom } as never, { type: 'Point', properties } as never));
}
function sizeAt(layer: SymbolLayerSpecification, zoom: number): number {
  const compiled = createExpression(
    layer.layout!['text-size'],
    'text-size',
    latest.layout_symbol['text-size'] as never,
  );
  if (compiled.result === 'error') throw new Error(compiled.value.map(({ message }) => message).join());
  return Number(compiled.value.evaluate({ zoom } as never, { type: 'Point', properties: {} } as never));
}
const castle = { title: 'Burg', nr: 0, sortOrder: 2, rank: 46, from: 13, nanoId: 'a' };
const bench = { title: '', nr: 1, sortOrder: 10, rank: 195, furniture: true, nanoId: 'b' };

describe('landmarks', () => {
  test('have their names from zoom 13 until all places have theirs', () => {
    const names = layerOf('guide-names');
    expect([12, 13, 16].map((zoom) => textAt(names, zoom, castle))).toEqual(['', 'Burg', 'Burg']);
    expect([names.minzoom, names.maxzoom]).toEqual([10, 17]);
    expect([12, 13].map((zoom) => passes(names.filter, castle, zoom))).toEqual([false, true]);
    expect(passes(names.filter, { ...castle, from: undefined }, 16)).toBe(false);
  });

  test('can be disabled by the branch', () => {
    const off = { labels: { ...labelRules, namesMinZoom: 17 } };
    expect([13, 16].map((zoom) => textAt(layerOf('guide-names', off), zoom, castle))).toEqual(['', '']);
    expect(layerOf('guide-symbols', off).layout!['symbol-sort-key']).toEqual(['get', 'sortOrder']);
    expect(layerOf('guide-symbols').layout!['symbol-sort-key']).toEqual(['get', 'rank']);
  });

  test('show names of results at the same zoom', () => {
    const results = layerOf('guide-highlights');
    expect([12, 13, 17].map((zoom) => textAt(results, zoom, castle))).toEqual(['', 'Burg', 'Burg']);
    expect([13, 17].map((zoom) => textAt(results, zoom, { title: 'Adler' }))).toEqual(['', 'Adler']);
  });

  test('are chosen among the filtered places', () => {
    const visible: VisibleItems = {
      visible: [3, 4],
      prominent: [],
      landmarks: [[], [], [], [4], [3]],
      isFiltered: true,
      total: 9,
      current: [],
      selectedNanoId: null,
    };
    const filter = itemFilters(options, tileSource, visible)['guide-names'];
    const at = (zoom: number) => [3, 4, 5].filter((nr) => passes(filter, { ...castle, nr }, zoom));
    expect([at(12), at(13), at(14)]).toEqual([[], [4], [3, 4]]);
  });
});

describe('street furniture', () => {
  const visible: VisibleItems = {
    visible: null,
    prominent: [],
    landmarks: [],
    isFiltered: false,
    total: 2,
    current: [],
    selectedNanoId: null,
  };

  test.each(['guide-dots', 'guide-symbols', 'guide-names', 'guide-symbols-prominent'] as const)(
    'is hidden below zoom 17 in %s',
    (id) => {
      const filter = itemFilters(options, tileSource, visible)[id];
      const of = (zoom: number) => passes(filter, { ...bench, from: 10, prominent: true }, zoom);
      expect([13, 16, 17].map(of)).toEqual([false, false, true]);
    },
  );

  test('is visible at any zoom with a filter', () => {
    const filtered = itemFilters(options, tileSource, { ...visible, visible: [1], isFiltered: true });
    for (const id of ['guide-dots', 'guide-symbols'] as const) expect(passes(filtered[id], bench, 14)).toBe(true);
    const season = itemFilters(options, tileSource, { ...visible, visible: [1] });
    expect(passes(season['guide-dots'], bench, 14)).toBe(false);
  });

  test('is visible at any zoom on filtered tiles', () => {
    const url = 'https://example.org/{z}/{x}/{y}';
    const of = (only: string[] | null) =>
      passes(layerOf('guide-symbols', { placeTiles: { url, only } }).filter, { ...bench, categoryId: 'a' }, 14);
    expect([of(['a']), of(null)]).toEqual([true, false]);
  });
});

describe('placement order: higher layers first', () => {
  const ids = layersOf().map(({ id }) => id);
  const isOver = (upper: string, lower: string) => ids.indexOf(upper) > ids.indexOf(lower) && ids.includes(lower);

  test('places street names before symbols without a name, and landmarks before street names', () => {
    for (const street of ['street-label-minor', 'street-label-main', 'street-label-path']) {
      expect(isOver(street, 'guide-symbols')).toBe(true);
      expect(isOver('guide-names', street)).toBe(true);
    }
  });

  test('places towns before landmarks at low zoom, after them at high zoom', () => {
    expect(isOver('place-town', 'guide-names')).toBe(true);
    expect(isOver('guide-names', 'place-town-near')).toBe(true);
    expect([layerOf('place-town').maxzoom, layerOf('place-town-near').minzoom]).toEqual([14, 14]);
    expect(isOver('guide-highlights', 'guide-names')).toBe(true);
  });

  test('sets towns larger than peaks wherever both are named', () => {
    const peak = layerOf('guide-altitudes').layout!['text-size'];
    for (const zoom of [11, 12, 13, 14, 15])
      expect(sizeAt(layerOf('place-town'), zoom)).toBeGreaterThan(peak as number);
  });

  test('names only well-known peaks at low zoom', () => {
    const { filter } = layerOf('guide-altitudes');
    const at = (rank: number) => [11, 12, 13].filter((zoom) => passes(filter, { altitude: true, rank }, zoom));
    expect([at(66), at(90), at(100)]).toEqual([[11, 12, 13], [12, 13], [13]]);
  });
});
