import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';

const boot = {
  remotes: {
    map: { entry: 'https://cdn.example/releases/map/v2/mf-manifest.json', version: 'v2' },
    dashboard: { entry: '/releases/dashboard/v7/mf-manifest.json', version: 'v7' },
  },
};
const page = (head: string) => `<!doctype html><html lang="de"><head><title>Beck</title>
<link rel="canonical" href="https://vaduz.guide.example/map"><link rel="alternate" hreflang="en" href="/map?lang=en">
${head}</head><body><div id="root"><a href="/map/beck/aBcDeF12">Beck</a></div>
<script type="application/json" id="boot">${JSON.stringify(boot)}</script>
<script defer src="/releases/shell/v1/main.123.js"></script></body></html>`;

test('lists the files that a page references, but not the pages it links to', () => {
  const html = page(
    '<link rel="modulepreload" href="/releases/map/v2/maplibre.js"><link rel="preload" as="fetch" crossorigin href="/json/reference-branch-1-production-7.json?a=1&amp;b=2">',
  );
  expect(pageFiles(html, ['map'])).toEqual({
    files: [
      '/releases/map/v2/maplibre.js',
      '/json/reference-branch-1-production-7.json?a=1&b=2',
      '/releases/shell/v1/main.123.js',
      '/json/basemap-items-branch-1-production-7.json?a=1&b=2',
      'https://cdn.example/releases/map/v2/mf-manifest.json',
    ],
    releases: [
      '/releases/map/v2/',
      '/releases/shell/v1/',
      'https://cdn.example/releases/map/v2/',
      '/releases/dashboard/v7/',
    ],
    usedReleases: ['/releases/map/v2/', '/releases/shell/v1/', 'https://cdn.example/releases/map/v2/'],
    data: [],
  });
});

test('includes the snapshot of the reference data, even if the page does not reference it', () => {
  const reference =
    '<link rel="preload" as="fetch" href="https://cdn.example/json/reference-branch-1-production-7.json">';
  const { files, data } = pageFiles(page(reference), []);
  expect(files).toContain('https://cdn.example/json/basemap-items-branch-1-production-7.json');
  expect(data).toEqual(['reference-branch-1-production-7.json', 'basemap-items-branch-1-production-7.json']);
});

test('includes files that the start script fetches by itself', () => {
  const link = '<link rel="asked" href="/json/reference-branch-1-production-7.json">';
  expect(pageFiles(page(link), []).data).toEqual([
    'reference-branch-1-production-7.json',
    'basemap-items-branch-1-production-7.json',
  ]);
});

test('recognises snapshots by their names', () => {
  const name = 'basemap-items-branch-1-production-7.json';
  expect(pageFiles(page(`<link rel="preload" as="fetch" href="https://cdn.example/json/${name}">`), []).data).toEqual([
    name,
  ]);
});

test('returns empty lists for a page without boot data, as sent by a proxy', () => {
  expect(pageFiles('<p>Maintenance</p>', ['map'])).toEqual({ files: [], releases: [], usedReleases: [], data: [] });
});
