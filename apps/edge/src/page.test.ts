import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { renderPage } from './page.ts';
import type { PageText } from './pages/create-pages.ts';

const entry = '/releases/map/v1/mf-manifest.json';
const guide = {
  title: 'Vaduz',
  basemapItemJsonFileNameProduction: 'basemap-items-branch-1-x-1.json',
  pointsFileName: 'points-branch-1-x-1.json',
  filterItemsBySeason: false,
  levels: [],
};
const manifest = {
  metaData: { remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [],
  shared: [],
  start: 'go.js',
  startReadsPoints: true,
};

/** Names of the data files that the page needs, in their order; 'asked' are those left to the start script. */
function dataOf(branch: object): string[] {
  const boot = {
    branch: { ...guide, ...branch },
    main: {},
    product: {},
    apiRoot: '/api',
    assetRoot: '',
    remotes: { map: { entry, version: 'v1' } },
    manifests: { [entry]: manifest },
  } as unknown as Boot;
  const text = { head: '', body: '', title: '', language: 'de' } as unknown as PageText;
  const page = renderPage({ template: '<!--head-->', shellBase: '/s', boot, remote: 'map', text });
  const links = page.matchAll(/<link rel="(preload|asked)"[^>]* href="\/json\/(.*?)-branch-1-/g);
  return Array.from(links, ([, rel, name]) => (rel === 'asked' ? `asked ${name}` : name!));
}

test('the points are asked for where the map reads them, and not where floors or seasons leave places out', () => {
  expect(dataOf({})).toEqual(['points', 'asked reference']);
  expect(dataOf({ pointsFileName: null })).toEqual(['reference']);
  expect(dataOf({ filterItemsBySeason: true })).toEqual(['reference']);
  expect(dataOf({ levels: [{ key: '0', isDefault: true }] })).toEqual(['reference']);
});
