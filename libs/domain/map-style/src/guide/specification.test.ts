import {
  createExpression,
  featureFilter,
  latest,
  validateStyleMin,
  type LayerSpecification,
  type SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { buildStyle } from '../styles/build-style.ts';
import { palette } from '../palette.ts';
import { composeStyle } from './compose-style.ts';
import { labelRules, type GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';
import { tileSource } from './item-context.ts';
import { itemFilters } from './item-filters.ts';
import { itemLayerIds } from './item-layers.ts';
import { dotIconSize, highlightedShape, highlightedWay, iconSize } from './symbol-sizes.ts';

// Section 9 of the specification, evaluated on the layers like MapLibre does.
const fonts = {
  regularLatin: '/r.woff2',
  regularLatinExt: '/rx.woff2',
  semiboldLatin: '/s.woff2',
  semiboldLatinExt: '/sx.woff2',
};
const usual: GuideLayerOptions = {
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
const style = (options: Partial<GuideLayerOptions> = {}) => composeStyle(basemap, { ...usual, ...options }, fonts);
const layerOf = (id: string, options?: Partial<GuideLayerOptions>) =>
  style(options).layers.find((layer) => layer.id === id)!;

/** Value of a property for a feature at a zoom. */
function valueOf(layer: LayerSpecification, name: string, properties: object = {}, zoom = 18): unknown {
  const kind = layer.paint && name in layer.paint ? 'paint' : 'layout';
  const value = (layer[kind] as Record<string, unknown> | undefined)?.[name];
  if (!Array.isArray(value) || typeof value[0] !== 'string' || name === 'text-variable-anchor') return value;
  const spec = (latest as unknown as Record<string, Record<string, object>>)[`${kind}_${layer.type}`]![name];
  const compiled = createExpression(value, name, spec as never);
  if (compiled.result === 'error') throw new Error(compiled.value.map(({ message }) => message).join());
  const result: unknown = compiled.value.evaluate({ zoom } as never, { type: 'Point', properties } as never);
  return result && typeof result === 'object' && 'sections' in result ? String(result) : result;
}
const passes = (filter: unknown, properties: object, zoom = 16) =>
  featureFilter(filter as never, 'filter').filter({ zoom } as never, { type: 1, properties } as never);

const place = { title: 'Adler', sortOrder: 4, rank: 95, image: 'x', color: '#D9480F' };
const point = (options?: Partial<GuideLayerOptions>) => layerOf('guide-symbols', options) as SymbolLayerSpecification;
const highlighted = (options?: Partial<GuideLayerOptions>) =>
  layerOf('guide-highlights', options) as SymbolLayerSpecification;
const fair = {
  namesMinZoom: 18,
  pointMinZoom: 18,
  highlightedMinZoom: 17,
  highlightedOptional: true,
  allowOverlapOnWide: true,
};
const liechtenstein = { ...labelRules, highlightedMinZoom: 18 };

describe('symbols', () => {
  test('have icon size 0.5, small dots 0.2', () => {
    expect([iconSize, dotIconSize]).toEqual([0.5, 0.2]);
    expect(valueOf(point(), 'icon-size', place)).toBe(0.5);
    expect(valueOf(point(), 'icon-size', { ...place, small: true })).toBe(0.2);
    expect(valueOf(layerOf('guide-selected'), 'icon-size')).toBe(0.5);
    expect(valueOf(layerOf('guide-way-points'), 'icon-size', { small: true })).toBe(0.2);
  });

  test('are omitted with symbolAlwaysHidden, which draws no dot either; a high altitude is a label only', () => {
    for (const id of itemLayerIds)
      expect(
        passes((layerOf(id) as SymbolLayerSpecification).filter, {
          ...place,
          hidden: true,
          altitude: id === 'guide-altitudes',
        }),
      ).toBe(false);
    for (const id of ['guide-dots', 'guide-symbols'])
      expect(passes((layerOf(id) as SymbolLayerSpecification).filter, { ...place, altitude: true })).toBe(false);
    expect(passes((layerOf('guide-altitudes') as SymbolLayerSpecification).filter, { ...place, altitude: true })).toBe(
      true,
    );
  });

  test('are placed by order, the lowest first', () => {
    const unranked = { labels: { ...labelRules, namesMinZoom: labelRules.pointMinZoom } };
    expect(valueOf(point(unranked), 'symbol-sort-key', place)).toBe(4);
    expect(valueOf(layerOf('guide-dots', unranked), 'circle-sort-key', place)).toBe(-4);
  });
});

describe('labels', () => {
  test('have size 12 from zoom 17 for points', () => {
    expect(valueOf(point(), 'text-size')).toBe(12);
    expect(valueOf(point(), 'text-field', place, 16.9)).toBe('');
    expect(valueOf(point(), 'text-field', place, 17)).toBe('Adler');
  });

  test('are hidden at zoom 17 at fairs (13, 29–32) and may overlap except on phones', () => {
    expect(valueOf(point({ labels: fair }), 'text-field', place, 17.9)).toBe('');
    expect(valueOf(point({ labels: fair }), 'text-field', place, 18)).toBe('Adler');
    const mayOverlap = (zoom: number, isPhone = false) =>
      valueOf(point({ labels: fair, isPhone }), 'text-allow-overlap', place, zoom);
    // Before, a stand is narrower than its name.
    expect([18, 19.9, 20].map((zoom) => mayOverlap(zoom))).toEqual([false, false, true]);
    expect(mayOverlap(20, true)).toBe(false);
    expect(valueOf(point(), 'text-allow-overlap')).toBe(false);
  });

  test('of highlighted places appear from zoom 17, in branch 12 from 18, optional if the branch wants it', () => {
    expect(valueOf(highlighted(), 'text-field', place, 16.9)).toBe('');
    expect(valueOf(highlighted(), 'text-field', place, 17)).toBe('Adler');
    expect(valueOf(highlighted({ labels: liechtenstein }), 'text-field', place, 17.9)).toBe('');
    expect(valueOf(highlighted({ labels: liechtenstein }), 'text-field', place, 18)).toBe('Adler');
    expect(valueOf(highlighted(), 'text-optional')).toBe(false);
    expect(valueOf(highlighted({ labels: fair }), 'text-optional')).toBe(true);
  });

  test("of a fair's results don't overlap until its stands are large enough", () => {
    const overlaps = (property: 'text-allow-overlap' | 'icon-allow-overlap', zoom: number, isPhone = false) =>
      valueOf(highlighted({ labels: fair, isPhone }), property, place, zoom);
    expect([
      overlaps('text-allow-overlap', 18.5),
      overlaps('text-allow-overlap', 19),
      overlaps('text-allow-overlap', 19, true),
    ]).toEqual([false, true, false]);
    expect([
      overlaps('icon-allow-overlap', 17.5),
      overlaps('icon-allow-overlap', 18),
      valueOf(highlighted(), 'icon-allow-overlap', place, 15),
    ]).toEqual([false, true, true]);
  });

  test('have a radial offset of 1.1 from the edge of the symbol', () => {
    // 1.1 em apply to a symbol of 24 px; the disc of 36 px is 6 px, half an em, larger on each side.
    for (const layer of [point(), highlighted(), layerOf('guide-way-points')])
      expect(valueOf(layer, 'text-radial-offset')).toBeCloseTo(1.1 + (18 - 12) / 12);
  });

  test('of high altitudes have text size 16 and no icon', () => {
    const altitudes = layerOf('guide-altitudes') as SymbolLayerSpecification;
    expect(valueOf(altitudes, 'text-size')).toBe(16);
    expect(altitudes.layout).not.toHaveProperty('icon-image');
  });

  test('show house numbers from zoom 16', () => {
    expect(layerOf('house-number').minzoom).toBe(16);
  });

  test('keep the line break of two lines', () => {
    expect(valueOf(point(), 'text-field', { title: 'Äule\nMax. 3 h' }, 17)).toBe('Äule\nMax. 3 h');
  });
});

describe('ways', () => {
  test('draw lifts in #FF0152, dashed, with width 4, from zoom 12', () => {
    for (const id of ['guide-ways-lifts', 'guide-highlighted-ways-lifts', 'guide-selected-ways-lifts']) {
      const layer = layerOf(id);
      expect([layer.minzoom, valueOf(layer, 'line-color'), valueOf(layer, 'line-width')]).toEqual([12, '#FF0152', 4]);
      expect(layer.paint).toHaveProperty('line-dasharray');
    }
  });

  test('draw others with width 6, in their colour or #FFDD30', () => {
    const layer = layerOf('guide-ways-other');
    expect(valueOf(layer, 'line-width')).toBe(6);
    expect(String(valueOf(layer, 'line-color', { color: '' }))).toBe(
      String(valueOf(layer, 'line-color', { color: '#FFDD30' })),
    );
    expect(String(valueOf(layer, 'line-color', { color: '#2F6FED' }))).not.toBe(
      String(valueOf(layer, 'line-color', { color: '' })),
    );
  });

  test('draw bus lines with their offset, labels with an eighth of it', () => {
    expect(valueOf(layerOf('guide-ways-other'), 'line-offset', { offset: 8 })).toBe(8);
    for (const offset of [-16, 0, 8])
      expect(valueOf(layerOf('guide-ways-labels'), 'text-offset', { offset })).toEqual([0, offset / 8]);
  });

  test('have opacity 1 if permanent, 0.3 for search results, 0.4 on imagery', () => {
    expect(valueOf(layerOf('guide-ways-other'), 'line-opacity')).toBe(1);
    expect(valueOf(layerOf('guide-highlighted-ways-other'), 'line-opacity')).toBe(0.3);
    expect(valueOf(layerOf('guide-highlighted-ways-other', { satellite: true }), 'line-opacity')).toBe(0.4);
    expect([highlightedWay(false), highlightedWay(true)]).toEqual([0.3, 0.4]);
  });
});

describe('geometry', () => {
  const shape = {
    fillColor: '#112233',
    fillOpacity: 0.4,
    fillOutlineColor: '#445566',
    lineColor: '#778899',
    lineWidth: 3,
    lineOpacity: 0.7,
    mainTitleLabel: 'A',
    subTitleLabel: 'B',
    labelColor: '#AABBCC',
  };

  test('uses every property of a feature', () => {
    const value = (id: string, name: string) => valueOf(layerOf(id), name, shape);
    expect(String(value('guide-shapes-fill', 'fill-color'))).toContain('17,34,51');
    expect(value('guide-shapes-fill', 'fill-opacity')).toBe(0.4);
    expect(String(value('guide-shapes-outline', 'line-color'))).toContain('68,85,102');
    expect(String(value('guide-shapes-line', 'line-color'))).toContain('119,136,153');
    expect([value('guide-shapes-line', 'line-width'), value('guide-shapes-line', 'line-opacity')]).toEqual([3, 0.7]);
    expect(value('guide-shapes-labels', 'text-field')).toBe('A\nB');
    expect(String(value('guide-shapes-labels', 'text-color'))).toContain('170,187,204');
  });

  test('has opacities 0.5 and 0.7 if highlighted, 0.6 and 0.8 on imagery; containers have no fill', () => {
    expect(highlightedShape(false)).toEqual({ fill: 0.5, line: 0.7 });
    expect(highlightedShape(true)).toEqual({ fill: 0.6, line: 0.8 });
    expect(valueOf(layerOf('guide-highlighted-shapes-fill'), 'fill-opacity', shape)).toBe(0.5);
    expect(valueOf(layerOf('guide-highlighted-shapes-line'), 'line-opacity', shape)).toBe(0.7);
    expect(valueOf(layerOf('guide-highlighted-shapes-fill', { satellite: true }), 'fill-opacity', shape)).toBe(0.6);
    expect(valueOf(layerOf('guide-highlighted-shapes-line', { satellite: true }), 'line-opacity', shape)).toBe(0.8);
    expect(valueOf(layerOf('guide-highlighted-shapes-fill'), 'fill-opacity', { ...shape, fillOpacity: 0 })).toBe(0);
  });

  test('draws floor tiles and overlays as rasters of 256 px below the labels', () => {
    const withTiles = buildStyle({
      flavour: 'strasse',
      winter: false,
      dark: false,
      archiveUrl: 'https://example.org/a.pmtiles',
      attribution: '',
      fonts,
      language: 'de',
      rasterOverlays: [
        { url: 'https://example.org/branches/25/overlay/{z}/{x}/{y}.png' },
        {
          url: 'https://example.org/branches/25/tiles_eg/{z}/{x}/{y}.png',
          area: { minZoom: 17, maxZoom: 20, bounds: [9, 46, 10, 47] },
        },
      ],
    });
    expect(withTiles.sources['raster-0']).toEqual({
      type: 'raster',
      tiles: ['https://example.org/branches/25/overlay/{z}/{x}/{y}.png'],
      tileSize: 256,
    });
    expect(withTiles.sources['raster-1']).toMatchObject({ minzoom: 17, maxzoom: 20, bounds: [9, 46, 10, 47] });
    const at = withTiles.layers.findIndex(({ id }) => id === 'raster-1');
    expect(withTiles.layers.slice(at + 1).every(({ type }) => type === 'symbol')).toBe(true);
    expect(withTiles.layers.slice(0, at).some(({ type }) => type === 'symbol')).toBe(false);
  });
});

describe('filters of the item layers', () => {
  const options = usual;
  const at = (filters: ReturnType<typeof itemFilters>, properties: object, zoom = 16) =>
    passes(filters['guide-symbols'], { ...place, nanoId: 'aaaaaaaa', ...properties }, zoom);

  test('equal those of the layers without filter and selection', () => {
    const filters = itemFilters(options, tileSource, {
      visible: null,
      prominent: [],
      landmarks: [],
      isFiltered: false,
      total: 3,
      current: [],
      selectedNanoId: null,
    });
    for (const id of itemLayerIds) expect(filters[id]).toEqual((layerOf(id) as SymbolLayerSpecification).filter);
  });

  test.each([[[1]], [[0, 1]], [[]], [[0, 1, 2]]])('pass %j of three places', (shown) => {
    const filters = itemFilters(options, tileSource, {
      visible: shown,
      prominent: shown.slice(0, 1),
      landmarks: [],
      isFiltered: false,
      total: 3,
      current: [],
      selectedNanoId: null,
    });
    expect([0, 1, 2].filter((nr) => at(filters, { nr }))).toEqual(shown);
    expect([0, 1, 2].filter((nr) => passes(filters['guide-symbols-prominent'], { ...place, nr }))).toEqual(
      shown.slice(0, 1),
    );
  });

  test('exclude the selected place, which has its own layer', () => {
    const filters = itemFilters(options, tileSource, {
      visible: null,
      prominent: [],
      landmarks: [],
      isFiltered: false,
      total: 1,
      current: [],
      selectedNanoId: 'aaaaaaaa',
    });
    expect(at(filters, { nr: 0 })).toBe(false);
    expect(at(filters, { nr: 0, nanoId: 'bbbbbbbb' })).toBe(true);
  });

  test('are valid in the style', () => {
    const filters = itemFilters(options, tileSource, {
      visible: [0, 2],
      prominent: [2],
      landmarks: [[], [2]],
      isFiltered: true,
      total: 9,
      current: [],
      selectedNanoId: 'aaaaaaaa',
    });
    const filtered = style();
    filtered.layers = filtered.layers.map((layer) =>
      layer.id in filters
        ? ({ ...layer, filter: filters[layer.id as keyof typeof filters] } as LayerSpecification)
        : layer,
    );
    expect(validateStyleMin(filtered)).toEqual([]);
  });
});

test('uses every source of the guide in a layer', () => {
  const drawn = new Set(style().layers.flatMap((layer) => ('source' in layer ? [layer.source] : [])));
  for (const source of Object.values(guideSources)) expect(drawn).toContain(source);
});
