import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Route } from 'playwright-core';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import type { Run } from '@umkreis/start/run-file.ts';
import { bundleBarePage } from './map/bundle-bare-page.ts';
import { interactions, p95, type Interaction } from './map/interactions.ts';
import { syntheticPlaces, tilesOf } from './map/synthetic-places.ts';
import { visit, type Visit } from './map/visit.ts';
import { runningProduct } from './running-product.ts';

const BRANCH = 14;
const SIZES = [1000, 10_000, 100_000, 1_000_000];
/** More than this come as tiles, as the API decides. */
const LARGEST_DOCUMENT = 20_000;
const REACH = 0.06;
const FIRST_MAP_KB = 364 + 150;
const flags = ['--headless', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const resolvePackage = createRequire(import.meta.url).resolve;

/**
 * The map of the product beside a bare MapLibre page with the same basemap and places: first map, bytes, heap, then what a visitor does.
 * UMKREIS_DATA names a running product; without one it is started on a folder of its own.
 */
export async function benchMap(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const product = await runningProduct();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
  try {
    const bench = await prepare(product.run);
    for (const size of sizes) await measure(browser, bench, size);
  } finally {
    await browser.close();
    await product.end();
  }
}

interface Bench { origin: string; branch: Branch; categories: Category[]; script: string; worker: Buffer; font: Buffer }

async function prepare({ apiUrl, url }: Run): Promise<Bench> {
  const read = async <T>(name: string) => (await (await fetch(`${apiUrl}${name}`)).json()) as T;
  const [branches, categories] = await Promise.all([read<Branch[]>(apiPaths.branches), read<Category[]>(apiPaths.categories)]);
  const branch = branches.find(({ shortId }) => shortId === BRANCH)!;
  return {
    origin: `http://${branch.subdomain}.localhost:${new URL(url).port}`, branch, categories: categories.filter(({ zOrder, mainCategory }) => zOrder < 8 && mainCategory !== 'Place'),
    script: await bundleBarePage(), worker: await readFile(resolvePackage('maplibre-gl/dist/maplibre-gl-worker.mjs')),
    font: await readFile(resolvePackage('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2')),
  };
}

async function measure(browser: Browser, bench: Bench, size: number): Promise<void> {
  const { branch, categories, origin } = bench;
  const camera = branch.mapCenter.find(({ breakpoint }) => breakpoint === 'md') ?? branch.mapCenter[0]!;
  const places = syntheticPlaces(size, [camera.lon, camera.lat], REACH, categories);
  const tile = tilesOf(places, new Map(categories.map(({ id, zOrder }) => [id, zOrder])));
  const isTiled = size > LARGEST_DOCUMENT;
  console.log(`\n${size.toLocaleString('en')} places (${isTiled ? 'tiles' : 'GeoJSON'})`);

  const bare = await visit(browser, `${origin}/bare/`, (context) => serveBare(context, bench, places, isTiled, tile));
  await bare.close();
  const own = await visit(browser, `${origin}/map`, (context) => serveProduct(context, places, isTiled, tile));
  row('navigation → idle map', bare.idleMs, own.idleMs, 'ms', 1.25);
  row('main thread until then', bare.mainMs, own.mainMs, 'ms');
  row('heap', bare.heapMb, own.heapMb, 'MB');
  printBytes(bare, own);
  if (size === 10_000 || size === 100_000) for (const one of await interactions(own)) printInteraction(one);
  await own.close();
}

type Tile = ReturnType<typeof tilesOf>;

async function sendTile(route: Route, tile: Tile): Promise<void> {
  const [z, x, y] = /(\d+)\/(\d+)\/(\d+)\.mvt/.exec(route.request().url())!.slice(1).map(Number) as [number, number, number];
  const body = tile(z, x, y);
  await route.fulfill(body ? { status: 200, contentType: 'application/vnd.mapbox-vector-tile', body } : { status: 204 });
}

async function serveProduct(context: BrowserContext, places: BasemapItem[], isTiled: boolean, tile: Tile): Promise<void> {
  const document = JSON.stringify({ branchShortId: BRANCH, version: 'bench', total: places.length, tiled: isTiled, items: isTiled ? [] : places });
  await context.route(/\/json\/basemap-items|\/api\/items\/basemap\//, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: document }));
  await context.route(/\/api\/items\/tiles\//, (route) => sendTile(route, tile));
  await context.route(/\/api\/items\/search\//, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ items: places.slice(0, 200), total: 10_000 }) }));
  // the API knows nothing of the places
  await context.route(/\/api\/items\/nanoid\//, (route) => route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }));
}

async function serveBare(context: BrowserContext, { branch, script, worker, font }: Bench, places: BasemapItem[], isTiled: boolean, tile: Tile): Promise<void> {
  const camera = branch.mapCenter.find(({ breakpoint }) => breakpoint === 'md') ?? branch.mapCenter[0]!;
  const settings = { center: [camera.lon, camera.lat], zoom: camera.zoom, archive: '', places: isTiled ? 'tiles' : 'geojson', font: '/bare/font.woff2' };
  const geojson = isTiled ? '' : JSON.stringify({ type: 'FeatureCollection', features: places.map(({ lon, lat, title, nanoId }) => ({ type: 'Feature', properties: { title, nanoId }, geometry: { type: 'Point', coordinates: [lon, lat] } })) });
  await context.route(/\/bare\//, (route) => {
    const url = new URL(route.request().url());
    const file = url.pathname.slice('/bare/'.length);
    const page = `<!doctype html><style>html,body,#map{margin:0;height:100%}</style><div id="map"></div><script type="application/json" id="settings">${JSON.stringify({ ...settings, archive: `${url.origin}/basemap/${branch.basemapArchive}` })}</script><script type="module" src="/bare/bare.js"></script>`;
    if (file.endsWith('.mvt')) return sendTile(route, tile);
    if (file === 'bare.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (file === 'maplibre-gl-worker.mjs') return route.fulfill({ contentType: 'text/javascript', body: worker });
    if (file === 'font.woff2') return route.fulfill({ contentType: 'font/woff2', body: font });
    if (file === 'places.geojson') return route.fulfill({ contentType: 'application/json', body: geojson });
    return route.fulfill({ contentType: 'text/html', body: page });
  });
}

function row(name: string, bare: number, own: number, unit: string, goal?: number): void {
  const ratio = own / bare;
  console.log(`  ${name.padEnd(26)} bare ${bare.toFixed(0).padStart(6)} ${unit}   product ${own.toFixed(0).padStart(6)} ${unit}   ratio ${ratio.toFixed(2)}${goal ? ` (goal ≤ ${goal}${ratio > goal ? ', missed' : ''})` : ''}`);
}

function printBytes(bare: Visit, own: Visit): void {
  const total = own.bytes.script + own.bytes.worker;
  const text = (bytes: Visit['bytes']) => Object.entries(bytes).map(([kind, kb]) => `${kind} ${kb.toFixed(0)}`).join(', ');
  console.log(`  bytes in Brotli, kB        bare: ${text(bare.bytes)}\n                             product: ${text(own.bytes)}`);
  console.log(`  JavaScript of the first map ${total.toFixed(0)} kB (goal ≤ ${FIRST_MAP_KB}${total > FIRST_MAP_KB ? ', missed' : ''})`);
}

const goals: Record<string, { paint: number; main: number } | undefined> = { 'filter toggle': { paint: 50, main: 16 }, 'search keystroke': { paint: 50, main: 16 } };

function printInteraction({ name, paintMs, mainMs }: Interaction): void {
  const goal = goals[name];
  console.log(`  ${name.padEnd(26)} paint p95 ${p95(paintMs).toFixed(0)} ms${goal ? ` (goal ≤ ${goal.paint})` : ''}   main thread p95 ${p95(mainMs).toFixed(0)} ms, median ${mainMs.toSorted((a, b) => a - b)[Math.floor(mainMs.length / 2)]!.toFixed(0)} ms${goal ? ` (goal ≤ ${goal.main})` : ''}`);
}
