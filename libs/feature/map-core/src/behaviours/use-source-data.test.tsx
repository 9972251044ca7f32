// @vitest-environment happy-dom
import { resolveObjectURL } from 'node:buffer';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import type { SourceData } from '../sources/source-data.ts';
import { useSourceData } from './use-source-data.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
/** Contents set on the map's source */
let given: Promise<string>[];
let root: Root;

let map: MapLibreMap;
const file = (key: string): FeatureFile => ({ file: new Blob([key]), key, total: 1 });
const painted = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

const options = { isPageFirst: true };
function Places({ data }: { data: SourceData }) {
  useSourceData(map, guideSources.highlights, data, options);
  return null;
}
const show = (data: SourceData) => act(() => root.render(<Places data={data} />));

beforeEach(() => {
  given = [];
  map = {
    getSource: () => ({ type: 'geojson', setData: (url: string) => given.push(resolveObjectURL(url)!.text()) }),
    getLayersOrder: () => [],
  } as unknown as MapLibreMap;
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test('updates the map once, after the page is painted', async () => {
  await show(file('a'));
  expect(given).toEqual([]);
  await painted();
  expect(await Promise.all(given)).toEqual(['a']);
  await show(file('a'));
  await painted();
  expect(await Promise.all(given)).toEqual(['a']);
});

test('skips data that is replaced before it is set', async () => {
  await show(file('a'));
  await painted();
  await show(file('b'));
  // The same features in a new response, before they were set on the map.
  await show(file('b'));
  await painted();
  expect(await Promise.all(given)).toEqual(['a', 'b']);
  await show(file('c'));
  await show(file('b'));
  await painted();
  expect(await Promise.all(given)).toEqual(['a', 'b']);
});
