import { expect, test } from 'vitest';
import { palette } from '../palette.ts';
import { labelRules, type GuideLayerOptions } from './guide-options.ts';
import { isSameLook } from './has-same-layers.ts';

const options: GuideLayerOptions = {
  colors: palette({ topo: false, winter: false, dark: false }),
  labels: labelRules,
  isPhone: false,
  satellite: false,
  itemTiles: { url: 'https://example.org/{z}/{x}/{y}', colors: [['#111111', ['a', 'b']]], only: null },
};
const tiles = options.itemTiles!;

test('changes no layer for another query', () => {
  const narrowed = { ...options, itemTiles: { ...tiles, url: `${tiles.url}?categories=a`, only: ['a'] } };
  expect(isSameLook(options, narrowed)).toBe(true);
});

test.each([
  { itemTiles: null },
  { itemTiles: { ...tiles, colors: [['#222222', ['a', 'b']]] as const } },
  { isPhone: true },
  { colors: palette({ topo: false, winter: false, dark: true }) },
])('detects another style: %o', (change) => {
  expect(isSameLook(options, { ...options, ...change })).toBe(false);
});
