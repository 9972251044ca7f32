import { expect, test } from 'vitest';
import { ownStyleOf } from './named-styles.ts';

test.each([
  ['/styles/topo.json', { flavour: 'topo', winter: false }],
  ['https://vaduz.guide.example/styles/winter.json', { flavour: 'strasse', winter: true }],
  ['https://tiles.example/styles/topo.json', null],
  ['/styles/unknown.json', null],
  ['/other/topo.json', null],
  ['https://', null],
])('parses %s', (url, style) => expect(ownStyleOf(url, 'https://vaduz.guide.example')).toEqual(style));
