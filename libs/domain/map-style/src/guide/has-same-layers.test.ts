import { expect, test } from 'vitest';
import { palette } from '../palette.ts';
import { labelRules, type GuideLayerOptions } from './guide-options.ts';
import { isSameLook } from './has-same-layers.ts';

const options: GuideLayerOptions = {
  colors: palette({ topo: false, winter: false, dark: false }),
  labels: labelRules,
  isPhone: false,
  satellite: false,
  placeTiles: { url: 'https://example.org/{z}/{x}/{y}', only: null },
};
const tiles = options.placeTiles!;

test('changes no layer for another query', () => {
  const narrowed = { ...options, placeTiles: { ...tiles, url: `${tiles.url}?categories=a`, only: ['a'] } };
  expect(isSameLook(options, narrowed)).toBe(true);
});

test.each([{ placeTiles: null }, { isPhone: true }, { colors: palette({ topo: false, winter: false, dark: true }) }])(
  'detects another style: %o',
  (change) => {
    expect(isSameLook(options, { ...options, ...change })).toBe(false);
  },
);
