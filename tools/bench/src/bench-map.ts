import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import type { Run } from '@umkreis/deploy/run-file.ts';
import { referenceOf, type AllReference } from '@umkreis/taxonomy/reference-of.ts';
import { quantile } from './load.ts';
import { bareVariants, notTriedReason, variantNames } from './map/bare-variants.ts';
import { bareFilter, interactions, p95, type Interaction } from './map/interactions.ts';
import { panFrames, type Pan } from './map/pan-frames.ts';
import { sendTile, type Tile } from './map/send-tile.ts';
import { bareFiles, barePlaces, serveBare } from './map/serve-bare.ts';
import { syntheticPlaces, tilesOf } from './map/synthetic-places.ts';
import { visit, type Visit } from './map/visit.ts';
import { runningProduct } from './running-product.ts';

const BRANCH = 14;
const SIZES = [1000, 10_000, 100_000, 1_000_000];
/** More than this come as tiles, as the API decides. */
const LARGEST_DOCUMENT = 20_000;
const REACH = 0.06;
const FIRST_MAP_KB = 364 + 150;
const VISITS = 3;
const flags = [
  '--headless',
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The map of the product beside a bare MapLibre page with the same basemap and places, drawn in each way that a page
 * might choose: first map, bytes, heap, panning, then what a visitor does. The product is compared with the best of
 * these ways at each size. UMKREIS_DATA names a running product; without one it is started on a folder of its own.
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

interface Bench {
  origin: string;
  branch: Branch;
  categories: Category[];
  reference: AllReference & { detailKeys: readonly ItemDetailKey[] };
  files: ReadonlyMap<string, Buffer>;
}

async function prepare({ apiUrl, url }: Run): Promise<Bench> {
  const read = async <T>(name: string) => (await (await fetch(`${apiUrl}${name}`)).json()) as T;
  const [branches, categories, tags, icons, detailKeys] = await Promise.all([
    read<Branch[]>(apiPaths.branches),
    read<Category[]>(apiPaths.categories),
    read<Tag[]>(apiPaths.tags),
    read<Icon[]>(apiPaths.icons),
    read<ItemDetailKey[]>(apiPaths.detailKeys),
  ]);
  const branch = branches.find(({ shortId }) => shortId === BRANCH)!;
  return {
    origin: `http://${branch.subdomain}.localhost:${new URL(url).port}`,
    branch,
    categories: categories.filter(({ zOrder, mainCategory }) => zOrder < 8 && mainCategory !== 'Place'),
    reference: { categories, tags, icons, detailKeys },
    files: await bareFiles(),
  };
}

/** A page and what its visits measured. */
interface Series {
  name: string;
  url: string;
  serve(context: BrowserContext): Promise<void>;
  visits: Visit[];
  pan: Pan | null;
}

async function measure(
  browser: Browser,
  { branch, categories, reference: all, origin, files }: Bench,
  size: number,
): Promise<void> {
  const camera = branch.mapCenter.find(({ breakpoint }) => breakpoint === 'md') ?? branch.mapCenter[0]!;
  const places = syntheticPlaces(size, [camera.lon, camera.lat], REACH, categories);
  const tile = tilesOf(places, new Map(categories.map(({ id, zOrder }) => [id, zOrder])));
  const isTiled = size > LARGEST_DOCUMENT;
  const bare = barePlaces(places, tile);
  const reference = referenceOfPlaces(all, branch, places);
  console.log(`\n${size.toLocaleString('en')} places; medians of ${VISITS} visits (lowest–highest)`);

  const variants = bareVariants.flatMap((variant): Series[] => {
    const reason = notTriedReason(variant, size);
    if (reason) console.log(`  ${variantNames[variant].padEnd(24)} not tried: ${reason}`);
    return reason
      ? []
      : [
          {
            name: variantNames[variant],
            url: `${origin}/bare/`,
            serve: (context) => serveBare(context, files, branch, variant, bare),
            visits: [],
            pan: null,
          },
        ];
  });
  const own: Series = {
    name: `product, ${isTiled ? 'tiles' : 'GeoJSON'}`,
    url: `${origin}/map`,
    serve: (context) => serveProduct(context, places, isTiled, tile, reference),
    visits: [],
    pan: null,
  };
  // in turns, so that what else the machine does falls on all of them
  for (let round = 1; round <= VISITS; round++)
    for (const one of [...variants, own]) await visitOnce(browser, one, round === VISITS);
  for (const one of [...variants, own]) printSeries(one);
  const best = variants.toSorted((a, b) => median(a, 'idleMs') - median(b, 'idleMs'))[0]!;
  const ratio = median(own, 'idleMs') / median(best, 'idleMs');
  console.log(
    `  navigation → idle: ratio ${ratio.toFixed(2)} to the best bare page, ${best.name} (goal ≤ 1.25${ratio > 1.25 ? ', missed' : ''})`,
  );
  printBytes(best, own);

  if (size === 10_000 || size === 100_000) {
    const reference = await visit(browser, best.url, best.serve);
    printInteraction(await bareFilter(reference));
    await reference.close();
    const visited = await visit(browser, own.url, own.serve);
    for (const one of await interactions(visited)) printInteraction(one);
    await visited.close();
  }
}

const values = ({ visits: all }: Series, key: 'idleMs' | 'mainMs' | 'heapMb' | 'buffersMb') =>
  all.map((one) => one[key]);
const median = (series: Series, key: Parameters<typeof values>[1]) => quantile(values(series, key), 0.5);

async function visitOnce(browser: Browser, series: Series, isPanned: boolean): Promise<void> {
  const one = await visit(browser, series.url, series.serve);
  series.visits.push(one);
  if (isPanned) series.pan = await panFrames(browser, one);
  await one.close();
}

function printSeries(series: Series): void {
  const range = (key: Parameters<typeof values>[1]) =>
    `${median(series, key).toFixed(0)} (${Math.min(...values(series, key)).toFixed(0)}–${Math.max(...values(series, key)).toFixed(0)})`;
  console.log(
    `  ${series.name.padEnd(24)} idle ${range('idleMs')} ms   main thread ${range('mainMs')} ms   heap ${median(series, 'heapMb').toFixed(0)} MB + buffers ${median(series, 'buffersMb').toFixed(0)} MB`,
  );
  const { pan } = series;
  if (pan)
    console.log(
      `  ${''.padEnd(24)} pan: ${pan.frames} frames, gap ${pan.medianMs.toFixed(0)} ms (p95 ${pan.p95Ms.toFixed(0)}); CPU a frame: page ${pan.pageMs.toFixed(0)} ms, drawing ${pan.drawMs.toFixed(0)} ms`,
    );
}

/** What the API would write beside a snapshot of these places. */
function referenceOfPlaces(
  { detailKeys, ...all }: Bench['reference'],
  { searchShortcuts }: Branch,
  places: readonly BasemapItem[],
): string {
  const details = new Set(places.flatMap((place) => Object.keys(place.details ?? {})));
  return JSON.stringify({
    version: 'bench',
    ...referenceOf(all, {
      categoryIds: new Set(places.flatMap((place) => place.categories)),
      tagIds: new Set(places.flatMap((place) => place.tags ?? [])),
      iconTitles: [
        ...detailKeys.filter(({ keyName }) => details.has(keyName)).map(({ iconTitle }) => iconTitle),
        ...searchShortcuts.map(({ icon }) => icon),
      ],
    }),
  });
}

async function serveProduct(
  context: BrowserContext,
  places: BasemapItem[],
  isTiled: boolean,
  tile: Tile,
  reference: string,
): Promise<void> {
  const document = JSON.stringify({
    branchShortId: BRANCH,
    version: 'bench',
    total: places.length,
    tiled: isTiled,
    items: isTiled ? [] : places,
  });
  await context.route(/\/json\/basemap-items|\/api\/items\/basemap\//, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: document }),
  );
  await context.route(/\/json\/reference-/, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: reference }),
  );
  await context.route(/\/api\/items\/tiles\//, (route) => sendTile(route, tile));
  await context.route(/\/api\/items\/search\//, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ items: places.slice(0, 200), total: 10_000 }),
    }),
  );
  // the API knows nothing of the places
  await context.route(/\/api\/items\/nanoid\//, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  );
}

function printBytes(best: Series, own: Series): void {
  const bytes = own.visits.at(-1)!.bytes;
  const total = bytes.script + bytes.worker;
  const text = ({ visits: all }: Series) =>
    Object.entries(all.at(-1)!.bytes)
      .map(([kind, kb]) => `${kind} ${kb.toFixed(0)}`)
      .join(', ');
  console.log(`  bytes in Brotli, kB      bare: ${text(best)}\n                           product: ${text(own)}`);
  console.log(
    `  JavaScript of the first map ${total.toFixed(0)} kB (goal ≤ ${FIRST_MAP_KB}${total > FIRST_MAP_KB ? ', missed' : ''})`,
  );
}

const goals: Record<string, { paint: number; main: number } | undefined> = {
  'filter toggle': { paint: 50, main: 16 },
  'search keystroke': { paint: 50, main: 16 },
};

function printInteraction({ name, paintMs, mainMs, restMs }: Interaction): void {
  const goal = goals[name];
  const middle = (all: readonly number[]) => quantile(all, 0.5).toFixed(0);
  console.log(
    `  ${name.padEnd(24)} painted after ${middle(paintMs)} ms, p95 ${p95(paintMs).toFixed(0)}${goal ? ` (goal ≤ ${goal.paint})` : ''}   main thread until then ${middle(mainMs)} ms, p95 ${p95(mainMs).toFixed(0)}${goal ? ` (goal ≤ ${goal.main})` : ''}, until the map rests ${middle(restMs)} ms`,
  );
}
