import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { isPageChunk } from './maplibre-files.ts';
import { build } from './split-maplibre.ts';

const entry = path.join(import.meta.dirname, '../../../libs/feature/map-core/src/library/maplibre.ts');
const packed = (code: string | Buffer) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

let parts: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  parts = await build(entry);
}, 60_000);

test('splits MapLibre into a page and a worker chunk that import one shared chunk', () => {
  const [shared, worker] = ['shared', 'worker'].map((name) =>
    parts.others.find(({ fileName }) => fileName.startsWith(`maplibre-${name}.`))!,
  );
  expect(parts.others).toHaveLength(2);
  for (const code of [parts.page, worker!.code]) expect(code).toContain(`from"./${shared!.fileName}"`);
  expect(shared!.code).not.toContain('from"./');
  expect(parts.page).toContain(`new URL('./${worker!.fileName}', import.meta.url)`);
});

test('exports from the page chunk what the file re-exports', () => {
  const names = [.../export ?\{([^}]*)\}/.exec(parts.page)![1]!.matchAll(/(?:as )?([\w$]+)(?:,|$)/g)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual(['GeolocateControl', 'Map', 'Marker', 'addProtocol', 'prewarm', 'setWorkerUrl']);
});

test('is at least 20 % smaller than the two builds of MapLibre', async () => {
  const { resolve } = createRequire(import.meta.url);
  const built = await Promise.all(
    ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs'].map((file) => readFile(resolve(`maplibre-gl/dist/${file}`))),
  );
  const sum = (all: readonly (string | Buffer)[]) => all.reduce((bytes, code) => bytes + packed(code), 0);
  expect(sum([parts.page, ...parts.others.map(({ code }) => code)])).toBeLessThan(0.8 * sum(built));
}, 30_000);

test('emits no declaration-only class fields, which would overwrite inherited values', () => {
  expect(
    [parts.page, ...parts.others.map(({ code }) => code)].filter((code) => /class[^{]*\{uint8;/.test(code)),
  ).toEqual([]);
});

test('does not send GeoJSON that the worker loaded from a URL back to the page', async () => {
  const { resolve } = createRequire(import.meta.url);
  const sent = /(\w+)\.request&&\((\w+)\.data=\1\.data\)/;
  const whole = await readFile(resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'), 'utf8');
  expect(whole).toMatch(sent);
  for (const { code } of parts.others) expect(code).not.toMatch(sent);
});

test('uses the local point index and the local tile format in worker and page', async () => {
  const { page, others } = await build(entry, true);
  const worker = others.find(({ fileName }) => fileName.startsWith('maplibre-worker.'))!;
  expect(worker.code).toMatch(/pointIndexOf\(data, options\) \?\? new \w+\(data, options\)/);
  expect(worker.code).toMatch(/rawData: packFeatures\(geoJSONTile\.features\)/);
  const read = /case "features":\s*this\.vtLayers = unpackFeatures\(this\.rawTileData, /;
  expect([page, ...others.map(({ code }) => code)].filter((code) => read.test(code))).toHaveLength(1);
}, 30_000);

test('recognises page chunks by their names', () => {
  const files = ['assets/maplibre.0a.js', 'assets/maplibre-shared.b.js', 'assets/maplibre-worker.c.js', 'start.d.js'];
  expect(files.filter(isPageChunk)).toEqual(files.slice(0, 2));
});
