import { chromium, type Browser } from 'playwright-core';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Run } from '@umkreis/deploy/run-file.ts';
import { ensureBrowser } from '@umkreis/start/ensure-browser.ts';
import { barePlaces } from './map/bare-places.ts';
import { bareVariants, skipReason, variantNames } from './map/bare-variants.ts';
import { mapBenchOf, type MapBench } from './map/bench-flags.ts';
import { measureFirstResults } from './map/first-results.ts';
import { bestBare, measureFirstView, reportFirstView, type Series } from './map/first-view.ts';
import { bareInteractions, interactions } from './map/interactions.ts';
import { reportInteractions } from './map/report-interactions.ts';
import { bareFiles, serveBare } from './map/serve-bare.ts';
import { productPlaces, serveProduct, type Vocabulary } from './map/serve-product.ts';
import { startDeskServer, type DeskServer, type Routes } from './map/desk-server.ts';
import { atOnce, type Carry } from './map/phone-line.ts';
import { syntheticPlaces } from './map/synthetic-places.ts';
import { tilesOf } from './map/synthetic-tiles.ts';
import { visit, type Terms } from './map/visit.ts';
import { readVocabulary } from './map/vocabulary.ts';
import { runningProduct } from './running-product.ts';

const BRANCH = 14;
const RADIUS_DEG = 0.06;
const PHONE_SIZE = 1000;
const INTERACT_SIZES = [10_000, 100_000];
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
 * Compares the map of the product with bare MapLibre pages with the same basemap and places: with the product's
 * symbols and labels, and with dots only. Measures first view, bytes, heap, panning, the cost of a filter and a
 * keystroke, and the first view on a phone. UMKREIS_DATA names a running product; without it, one is started in a
 * folder of its own.
 */
export async function benchMap(args: string[]): Promise<void> {
  const benchFlags = mapBenchOf(args);
  const product = await runningProduct();
  let desk: DeskServer | undefined;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
  try {
    const bench = await prepare(product.run);
    desk = bench.desk;
    for (const size of benchFlags.sizes)
      if (benchFlags.only !== 'phone') await measureAtDesk(browser, bench, size, benchFlags);
    if (benchFlags.only === null || benchFlags.only === 'phone') await measureOnPhone(browser, bench, benchFlags);
  } finally {
    await browser.close();
    await desk?.close();
    await product.end();
  }
}

interface Bench {
  /** Server for visits on a desktop. */
  desk: DeskServer;
  origin: string;
  branch: Branch;
  /** Categories of the invented places. */
  categories: Category[];
  vocabulary: Vocabulary;
  files: ReadonlyMap<string, Buffer>;
}

async function prepare({ apiUrl, url }: Run): Promise<Bench> {
  const { branches, vocabulary } = await readVocabulary(apiUrl);
  const branch = branches.find(({ shortId }) => shortId === BRANCH)!;
  return {
    desk: await startDeskServer(Number(new URL(url).port)),
    origin: `http://${branch.subdomain}.localhost:${new URL(url).port}`,
    branch,
    categories: vocabulary.categories.filter(({ zOrder, mainCategory }) => zOrder < 8 && mainCategory !== 'Place'),
    vocabulary,
    files: await bareFiles(),
  };
}

/** The pages to measure with this number of places: the bare ones, then the product. */
async function pagesFor(
  { branch, categories, vocabulary, origin: product, files, desk }: Bench,
  size: number,
  terms: Terms,
  hasSlow: boolean,
): Promise<Series[]> {
  const isPhone = terms === 'phone';
  const origin = isPhone ? product : `http://${branch.subdomain}.localhost:${desk.port}`;
  /** A phone's network is simulated by the routes of its browser. */
  const serve =
    (respond: (routes: Routes, carry: Carry) => Promise<void>): Series['serve'] =>
    (context, carry) =>
      isPhone ? respond(context, carry) : desk.setRoutes((routes) => respond(routes, atOnce));
  const camera =
    branch.mapCenter.find(({ breakpoint }) => breakpoint === (isPhone ? 'xs' : 'md')) ?? branch.mapCenter[0]!;
  const places = syntheticPlaces(size, [camera.lon, camera.lat], RADIUS_DEG, categories);
  const tile = tilesOf(places, new Map(vocabulary.categories.map((category) => [category.id, category])));
  const bare = barePlaces(places, tile, vocabulary);
  const own = await productPlaces(branch, places, tile, vocabulary);
  const measured = bareVariants.filter((variant) => {
    const reason = skipReason(variant, size, hasSlow);
    if (reason) console.log(`  ${variantNames[variant].padEnd(24)} skipped: ${reason}`);
    return !reason;
  });
  return [
    ...measured.map((variant): Series => ({
      name: variantNames[variant],
      variant,
      url: `${origin}/bare/`,
      serve: serve((routes, carry) => serveBare(routes, carry, { files, branch, camera, isPhone }, variant, bare)),
      visits: [],
      pan: null,
    })),
    {
      name: `product, ${own.isTiled ? 'tiles' : 'GeoJSON'}`,
      variant: null,
      url: `${origin}/map`,
      serve: serve((routes, carry) => serveProduct(routes, carry, own)),
      visits: [],
      pan: null,
    },
  ];
}

async function measureAtDesk(
  browser: Browser,
  bench: Bench,
  size: number,
  { rounds, only, hasSlow }: MapBench,
): Promise<void> {
  console.log(`\n${size.toLocaleString('en')} places; medians of ${rounds} visits (lowest–highest)`);
  const pages = await pagesFor(bench, size, 'desk', hasSlow);
  if (only !== 'interact') {
    await measureFirstView(browser, pages, rounds, 'desk');
    reportFirstView(pages);
  }
  if (only === 'interact' || (only === null && INTERACT_SIZES.includes(size)))
    await measureInteractions(browser, bench, pages, size);
}

async function measureInteractions(
  browser: Browser,
  { vocabulary }: Bench,
  pages: readonly Series[],
  size: number,
): Promise<void> {
  const own = pages.at(-1)!;
  // If no visit has determined the best one: the one that draws like the product.
  const bare =
    bestBare(
      pages.filter(({ visits }) => visits.length > 0),
      true,
    ) ?? pages.find(({ variant }) => variant === (size > INTERACT_SIZES[0]! ? 'symbol tiles' : 'symbols'))!;
  const idsOf = (kinds: readonly string[]) =>
    vocabulary.categories.filter(({ mainCategory }) => kinds.includes(mainCategory)).map(({ id }) => id);
  const bareVisit = await visit(browser, bare.url, bare.serve);
  const floor = await bareInteractions(bareVisit, idsOf);
  await bareVisit.close();
  const seen = await visit(browser, own.url, own.serve);
  const benchFlags = await interactions(seen);
  const { heapMb } = await seen.heap();
  await seen.close();
  reportInteractions(benchFlags, floor, { size, bareName: bare.name });
  console.log(`    heap after it             ${heapMb.toFixed(1)} MB`);
}

async function measureOnPhone(browser: Browser, bench: Bench, { rounds }: MapBench): Promise<void> {
  console.log(
    `\nPhone: CPU slowed 4 ×, 1.6 Mbit/s, 150 ms; ${PHONE_SIZE.toLocaleString('en')} places; medians of ${rounds} visits`,
  );
  const pages = await pagesFor(bench, PHONE_SIZE, 'phone', false);
  // A warm-up visit: transferred sizes are only computed once.
  for (const one of pages) await visit(browser, one.url, one.serve, 'phone').then((seen) => seen.close());
  await measureFirstView(browser, pages, rounds, 'phone');
  reportFirstView(pages);
  await measureFirstResults(browser, pages.at(-1)!, rounds);
}
