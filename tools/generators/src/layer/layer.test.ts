import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { validateStyleMin, type StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { FsTree } from 'nx/src/generators/tree.js';
import { expect, onTestFinished, test } from 'vitest';
import type { StyleOptions } from '@umkreis/map-style/style-options.ts';
import layer from './layer.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const workspace = () => new FsTree(root, false);
const hedges = {
  name: 'hedges',
  type: 'line',
  from: 'land',
  kinds: 'hedge, scrub',
  color: 'wood',
  minzoom: 14,
} as const;
const options: StyleOptions = {
  flavour: 'strasse',
  winter: false,
  dark: false,
  archiveUrl: 'https://example.org/a.pmtiles',
  attribution: '',
  fonts: { regularLatin: '/a', regularLatinExt: '/b', semiboldLatin: '/c', semiboldLatinExt: '/d' },
  language: 'de',
};

/** The style after the changes of a tree. */
async function styleOf(tree: FsTree): Promise<StyleSpecification> {
  mkdirSync(path.join(root, '.nx'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.nx/layer-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(path.join(root, 'libs/domain/map-style/src'), copy, { recursive: true });
  for (const { path: file, content } of tree.listChanges())
    writeFileSync(path.join(copy, path.relative('libs/domain/map-style/src', file)), content!);
  const module = (await import(/* @vite-ignore */ path.join(copy, 'styles/build-style.ts'))) as {
    buildStyle(of: StyleOptions): StyleSpecification;
  };
  return module.buildStyle(options);
}

test('draws a line above the roads with the given style', async () => {
  const tree = workspace();
  layer(tree, hedges);
  const style = await styleOf(tree);
  expect(validateStyleMin(style).filter(({ message }) => !message.includes('font-faces'))).toEqual([]);
  const ids = style.layers.map(({ id }) => id);
  expect(style.layers[ids.indexOf('hedges')]).toMatchObject({
    'source-layer': 'land',
    minzoom: 14,
    filter: ['in', ['get', 'kind'], ['literal', ['hedge', 'scrub']]],
  });
  expect(ids.indexOf('hedges')).toBeGreaterThan(ids.findLastIndex((id) => id.startsWith('rail')));
});

test('draws an area above the land and below the water', async () => {
  const tree = workspace();
  layer(tree, { name: 'wet-ground', type: 'fill', from: 'land', color: 'grass', minzoom: 10 });
  const ids = (await styleOf(tree)).layers.map(({ id }) => id);
  expect(ids.indexOf('wet-ground')).toBeGreaterThan(ids.findLastIndex((id) => id.startsWith('land-')));
  expect(ids.indexOf('wet-ground')).toBeLessThan(ids.findIndex((id) => id.startsWith('water')));
});

test.each([
  [{ name: 'water' }, "There is a layer 'water' already."],
  [{ color: 'pink' }, "The palette has no 'pink': land, residential"],
])('rejects %o without changes', (faulty, message) => {
  const tree = workspace();
  expect(() => layer(tree, { ...hedges, ...faulty })).toThrow(message);
  expect(tree.listChanges()).toEqual([]);
});
