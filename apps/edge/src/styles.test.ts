import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { namedStyles, ownStyleOf } from '@umkreis/map-style/styles/named-styles.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

let folder: string;
let edge: FastifyInstance;
let withImagery: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-styles-'));
  const settings = {
    UMKREIS_DATA: folder,
    API_URL: 'http://127.0.0.1:9',
    MAIN_HOST: 'guide.example',
    PRODUCT_ORIGIN: 'https://guide.example',
    NODE_ENV: 'test',
  };
  edge = await createEdge(readConfig(settings));
  withImagery = await createEdge(
    readConfig({
      ...settings,
      IMAGERY_URL: 'https://imagery.example/{z}/{x}/{y}.jpg',
      IMAGERY_ATTRIBUTION: '© Imagery',
    }),
  );
});
afterAll(async () => {
  await Promise.all([edge.close(), withImagery.close()]);
  await rm(folder, { recursive: true });
});

const get = (url: string, app = edge, host = 'vaduz.guide.example') => app.inject({ url, headers: { host } });

for (const name of Object.keys(namedStyles)) {
  test(`serves ${name} as a valid style with absolute URLs and existing fonts for any origin`, async () => {
    const response = await get(`/styles/${name}.json`, withImagery);
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const style = response.json<StyleSpecification>();
    expect(validateStyleMin(style)).toEqual([]);
    const files = Object.values(style['font-faces']!).flatMap((faces) =>
      (faces as { url: string }[]).map(({ url }) => url),
    );
    // Latin in two files of two weights each, and one file of each other script with few characters.
    expect(new Set(files).size).toBe(4 + 6);
    for (const file of files) {
      expect(file).toMatch(/^http:\/\/vaduz\.guide\.example\/(?:styles\/)?fonts\//);
      const font = await get(new URL(file).pathname);
      expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    }
  });
}

test('reads theme and language from the URL', async () => {
  const plain = (await get('/styles/strasse.json')).json<StyleSpecification>();
  const dark = (await get('/styles/strasse.json?theme=dark&lang=en')).json<StyleSpecification>();
  expect([plain.name, dark.name]).toEqual(['strasse', 'strasse-dark']);
});

test('serves satellite only with imagery, and 404 for unknown styles, fonts and hosts', async () => {
  expect((await get('/styles/satellit.json', withImagery)).json<StyleSpecification>().sources.imagery).toMatchObject({
    type: 'raster',
    tiles: ['https://imagery.example/{z}/{x}/{y}.jpg'],
  });
  for (const [url, host] of [
    ['/styles/satellit.json'],
    ['/styles/other.json'],
    ['/styles/fonts/..%2fpackage.woff2'],
    ['/styles/topo.json', 'nowhere.guide.example'],
  ] as const)
    expect((await get(url, edge, host)).statusCode, url).toBe(404);
});

test('contains every style that the registry names', () => {
  const named = branchConfigs
    .flatMap((branch) => [
      branch.selectedStyleUrl,
      ...branch.seasons.map(({ styleUrl }) => styleUrl),
      ...branch.searchShortcuts.map(({ switchToStyleUrl }) => switchToStyleUrl),
    ])
    .filter(Boolean) as string[];
  expect(named.length).toBeGreaterThan(2);
  for (const url of named) expect(ownStyleOf(url, 'https://vaduz.guide.example'), url).not.toBeNull();
});
