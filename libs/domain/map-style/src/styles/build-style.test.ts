import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { buildStyle } from './build-style.ts';
import { composeStyle } from '../guide/compose-style.ts';
import { labelRules } from '../guide/guide-options.ts';
import { guideSources } from '../guide/guide-sources.ts';
import { palette } from '../palette.ts';
import type { Flavour, StyleOptions } from '../style-options.ts';

const fonts = {
  regularLatin: '/r.woff2',
  regularLatinExt: '/rx.woff2',
  semiboldLatin: '/s.woff2',
  semiboldLatinExt: '/sx.woff2',
};
const options: StyleOptions = {
  flavour: 'strasse',
  winter: false,
  dark: false,
  archiveUrl: 'https://example.org/a.pmtiles',
  attribution: '© OpenStreetMap',
  fonts,
  language: 'de',
};
const guide = {
  colors: palette({ topo: false, winter: false, dark: false }),
  labels: labelRules,
  isPhone: false,
  satellite: false,
  placeTiles: { url: 'pmtiles://https://example.org/places.pmtiles', only: null },
};
const flavours: Flavour[] = ['strasse', 'topo', 'satellit', '3d'];

describe('relief', () => {
  const terrainUrl = 'https://heights.example/{z}/{x}/{y}.png';
  const kinds = (style: ReturnType<typeof buildStyle>) => style.layers.map(({ type }) => type);

  test.each(flavours)('is valid with elevation and is drawn in flavours for hikers: %s', (flavour) => {
    const style = buildStyle({ ...options, flavour, terrainUrl, imageryUrl: 'https://i.example/{z}/{x}/{y}' });
    expect(validateStyleMin(style).filter(({ message }) => !message.includes('font-faces'))).toEqual([]);
    expect(kinds(style).includes('hillshade')).toBe(flavour === 'topo' || flavour === '3d');
    expect(style.terrain !== undefined).toBe(flavour === '3d');
  });

  test('is above the land and below water, roads and buildings', () => {
    const { layers } = buildStyle({ ...options, flavour: 'topo', terrainUrl });
    const at = layers.findIndex(({ type }) => type === 'hillshade');
    expect(layers.slice(1, at).every(({ id }) => id.startsWith('land-'))).toBe(true);
    expect(layers.slice(at + 1).some(({ id }) => id.startsWith('land-'))).toBe(false);
  });

  test('has contour lines in topo only; their heights are placed after every name', () => {
    const style = buildStyle({ ...options, flavour: 'topo', terrainUrl });
    const ids = style.layers.map(({ id }) => id);
    expect(style.sources.contours).toMatchObject({ tiles: [expect.stringContaining(encodeURIComponent(terrainUrl))] });
    expect(ids.indexOf('contour')).toBe(ids.indexOf('relief') + 1);
    expect(style.layers.find(({ type }) => type === 'symbol')?.id).toBe('contour-height');
    for (const flavour of flavours.filter((one) => one !== 'topo'))
      expect(Object.keys(buildStyle({ ...options, flavour, terrainUrl }).sources)).not.toContain('contours');
  });

  test('supports an archive, and draws nothing without elevation', () => {
    const archive = buildStyle({ ...options, flavour: '3d', terrainUrl: 'https://example.org/basemap/t.pmtiles' });
    expect(archive.sources.terrain).toMatchObject({ url: 'pmtiles://https://example.org/basemap/t.pmtiles' });
    const flat = buildStyle({ ...options, flavour: '3d', terrainUrl: null });
    expect([Object.keys(flat.sources), flat.terrain]).toEqual([['basemap'], undefined]);
  });
});

describe('buildStyle', () => {
  for (const flavour of flavours) {
    for (const winter of [false, true]) {
      for (const dark of [false, true]) {
        test(`builds a valid style with the guide on top: ${flavour}${winter ? ' winter' : ''}${dark ? ' dark' : ''}`, () => {
          const basemap = buildStyle({
            ...options,
            flavour,
            winter,
            dark,
            imageryUrl: 'https://example.org/{z}/{x}/{y}.jpg',
          });
          expect(validateStyleMin(basemap)).toEqual([]);
          expect(validateStyleMin(composeStyle(basemap, guide, fonts))).toEqual([]);
        });
      }
    }
  }

  test('needs no glyph server and no sprite', () => {
    const style = buildStyle(options);
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
  });

  test('uses only fonts included in the style', () => {
    const style = composeStyle(buildStyle(options), guide, fonts);
    const fontsUsed = style.layers.flatMap((layer) =>
      layer.type === 'symbol' ? ((layer.layout?.['text-font'] as string[] | undefined) ?? []) : [],
    );
    expect(new Set(fontsUsed)).toEqual(new Set(Object.keys(style['font-faces']!)));
  });

  test('has unique layer ids', () => {
    const ids = composeStyle(buildStyle(options), guide, fonts).layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('draws only the land without an archive', () => {
    expect(buildStyle({ ...options, archiveUrl: null }).layers.map(({ id }) => id)).toEqual(['background']);
  });
});

describe('composeStyle', () => {
  test('orders areas, ways, labels, places, settlements and selection, with higher layers placed first', () => {
    const ids = composeStyle(buildStyle(options), guide, fonts).layers.map(({ id }) => id);
    expect(ids.indexOf('guide-shapes-fill')).toBeLessThan(ids.indexOf('house-number'));
    expect(ids.indexOf('guide-symbols')).toBeGreaterThan(ids.indexOf('house-number'));
    expect(ids.indexOf('place-city')).toBeGreaterThan(ids.indexOf('guide-symbols'));
    expect(ids.indexOf('guide-selected')).toBeGreaterThan(ids.indexOf('place-city'));
    expect(ids.at(-1)).toBe('guide-selected');
  });

  test("keeps the guide's data with a new basemap", () => {
    const before = composeStyle(buildStyle(options), guide, fonts);
    const items = {
      type: 'geojson' as const,
      data: {
        type: 'FeatureCollection' as const,
        features: [
          { type: 'Feature' as const, properties: {}, geometry: { type: 'Point' as const, coordinates: [9, 47] } },
        ],
      },
    };
    before.sources[guideSources.current] = items;
    const after = composeStyle(buildStyle({ ...options, dark: true }), guide, fonts, before);
    expect(after.sources[guideSources.current]).toBe(items);
    const hidden = (style: typeof after, source: string) =>
      style.layers
        .filter((layer) => 'source' in layer && layer.source === source)
        .map(({ layout }) => layout?.visibility === 'none');
    expect(new Set(hidden(before, guideSources.current))).toEqual(new Set([true]));
    expect(new Set(hidden(after, guideSources.current))).toEqual(new Set([false]));
    expect(new Set(hidden(after, guideSources.ways))).toEqual(new Set([true]));
  });

  test('draws a branch with too many places for memory from tiles', () => {
    const style = composeStyle(
      buildStyle(options),
      { ...guide, placeTiles: { url: 'https://example.org/{z}/{x}/{y}.mvt', only: ['a'] } },
      fonts,
    );
    expect(validateStyleMin(style)).toEqual([]);
    expect(style.sources[guideSources.items]).toMatchObject({ type: 'vector' });
  });
});
