import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { palette } from '@umkreis/map-style/palette.ts';
import { buildStyle } from '@umkreis/map-style/styles/build-style.ts';
import { worldLand } from './world-land.ts';
import { SEA_ZOOMS, withWorld } from './world-style.ts';

const url = (name: string) => `https://example.org/${name}.woff2`;
const basemap = buildStyle({
  flavour: 'strasse',
  winter: false,
  dark: false,
  language: 'de',
  attribution: '',
  archiveUrl: 'https://example.org/a.pmtiles',
  fonts: {
    regularLatin: url('a'),
    regularLatinExt: url('b'),
    semiboldLatin: url('c'),
    semiboldLatinExt: url('d'),
    scripts: [],
  },
});
const colors = palette({ topo: false, winter: false, dark: false });

test('draws sea and land below the basemap, whose data alone draw the coast within their bounds', () => {
  const style = withWorld(basemap, { land: worldLand(), detailed: [9, 47, 10, 48] }, colors);
  expect(validateStyleMin(style)).toEqual([]);
  const ids = style.layers.map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['background', 'world-sea', 'world-land', 'world-detailed']);
  expect(ids.slice(4)).toEqual(basemap.layers.slice(1).map(({ id }) => id));
  expect(style.layers.find(({ id }) => id === 'extract-outside')?.minzoom).toBe(SEA_ZOOMS.none);
  expect(style.layers.slice(1, 4).map(({ maxzoom }) => maxzoom)).toEqual([5.5, 5.5, 5.5]);
});

test('draws the world alone until the bounds of the basemap are loaded', () => {
  const style = withWorld(basemap, { land: worldLand(), detailed: null }, colors);
  expect(validateStyleMin(style)).toEqual([]);
  expect(Object.keys(style.sources)).not.toContain('world-detailed');
});
