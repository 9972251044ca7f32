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

test('what a page names is what it needs, and pages that it links to are not', () => {
  const html = page(
    '<link rel="modulepreload" href="/releases/map/v2/maplibre.js"><link rel="preload" as="fetch" crossorigin href="/json/points-branch-1-production-7.json?a=1&amp;b=2">',
  );
  expect(pageFiles(html, ['map'])).toEqual({
    files: [
      '/releases/map/v2/maplibre.js',
      '/json/points-branch-1-production-7.json?a=1&b=2',
      '/releases/shell/v1/main.123.js',
      'https://cdn.example/releases/map/v2/mf-manifest.json',
    ],
    releases: [
      '/releases/map/v2/',
      '/releases/shell/v1/',
      'https://cdn.example/releases/map/v2/',
      '/releases/dashboard/v7/',
    ],
    shown: ['/releases/map/v2/', '/releases/shell/v1/', 'https://cdn.example/releases/map/v2/'],
    data: [],
  });
});

test('a page needs the snapshot that its reference data was made with, whether it names it or not', () => {
  const reference =
    '<link rel="preload" as="fetch" href="https://cdn.example/json/reference-branch-1-production-7.json">';
  const { files, data } = pageFiles(page(reference), []);
  expect(files).toContain('https://cdn.example/json/basemap-items-branch-1-production-7.json');
  expect(data).toEqual(['reference-branch-1-production-7.json', 'basemap-items-branch-1-production-7.json']);
});

test('what the start script asks for by itself is needed too', () => {
  const asked = '<link rel="asked" href="/json/reference-branch-1-production-7.json">';
  expect(pageFiles(page(asked), []).data).toEqual([
    'reference-branch-1-production-7.json',
    'basemap-items-branch-1-production-7.json',
  ]);
});

test('snapshots are known by their names', () => {
  const name = 'basemap-items-branch-1-production-7.json';
  expect(pageFiles(page(`<link rel="preload" as="fetch" href="https://cdn.example/json/${name}">`), []).data).toEqual([
    name,
  ]);
});

test('a page without a boot block, as a proxy may send, names what it names', () => {
  expect(pageFiles('<p>Maintenance</p>', ['map'])).toEqual({ files: [], releases: [], shown: [], data: [] });
});
