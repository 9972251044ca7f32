import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { renderPage } from './page.ts';
import type { PageText } from './pages/create-pages.ts';

const entry = '/releases/map/v1/mf-manifest.json';
const guide = {
  title: 'Vaduz',
  basemapItemJsonFileNameProduction: 'basemap-items-branch-1-x-1.json',
  placesArchive: 'places-branch-1-x-1.pmtiles',
  filterItemsBySeason: false,
  levels: [],
};
const manifest = { metaData: { remoteEntry: { name: 'entry.js', path: '' } }, exposes: [], shared: [], start: 'go.js' };

const links = /<link rel="(preload|asked)"[^>]* href="(?:\/json\/(.*?)-branch-1-x-1|\/api(\/.*?)")/g;

/** Names of the preloaded data files in order; `asked` are links that are only fetched on demand. */
function dataOf(branch: object, release: object = manifest): string[] {
  const boot = {
    branch: { ...guide, ...branch },
    env: 'production',
    main: {},
    product: {},
    apiRoot: '/api',
    assetRoot: '',
    remotes: { map: { entry, version: 'v1' } },
    manifests: { [entry]: release },
  } as unknown as Boot;
  const text = { head: '', body: '', title: '', language: 'de' } as unknown as PageText;
  const page = renderPage({ template: '<!--head-->', shellBase: '/s', boot, remote: 'map', text });
  return Array.from(page.matchAll(links), ([, rel, name, path]) => (rel === 'asked' ? 'asked ' : '') + (name ?? path));
}

test('preloads the names of places, but not if the map reads them after the places of the archive', () => {
  expect(dataOf({})).toEqual(['asked reference']);
  expect(dataOf({ placesArchive: null })).toEqual(['reference']);
});

test('links files that only the engine reads without preloading them', () => {
  const own = { ...manifest, ownsPage: true };
  expect(dataOf({}, own)).toEqual(['asked reference']);
  expect(dataOf({ basemapItemJsonFileNameProduction: null, placesArchive: null }, own)).toEqual([
    'asked /categories/',
    'asked /tags/',
    'asked /icons/',
  ]);
});

test('links the names of the snapshot whose archive the map draws, not those of a newer one', () => {
  expect(dataOf({ basemapItemJsonFileNameProduction: 'basemap-items-branch-1-x-2.json' })).toEqual(['asked reference']);
});
