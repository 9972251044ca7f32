import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { hasSymbols, type BareVariant } from './bare-variants.ts';
import { panFrames, type Pan } from './pan-frames.ts';
import type { Carry } from './phone-line.ts';
import { judged, median, spread } from './spread.ts';
import { visit, type FirstView, type Terms, type Visit } from './visit.ts';

/** A page and the measurements of its visits. */
export interface Series {
  name: string;
  /** null: the product. */
  variant: BareVariant | null;
  url: string;
  serve(context: BrowserContext, carry: Carry): Promise<void>;
  visits: Visit[];
  pan: Pan | null;
}

const JAVASCRIPT_KB = 480;
const HEAP_MB = 12;
const goals: readonly { key: keyof FirstView; name: string; ratio: number }[] = [
  { key: 'idleMs', name: 'navigation → idle', ratio: 1.25 },
  { key: 'drawnMs', name: 'places drawn', ratio: 1.1 },
  { key: 'mainMs', name: 'main thread until idle', ratio: 1.3 },
];

/** Closing a page keeps the GPU process busy, which would delay the next one, ms. */
const CLEANUP_MS = 1500;

/** Visits all pages in rotation, so that other load of the machine affects all of them. */
export async function measureFirstView(
  browser: Browser,
  all: readonly Series[],
  rounds: number,
  terms: Terms,
): Promise<void> {
  for (let round = 1; round <= rounds; round++)
    for (const one of all) {
      const seen = await visit(browser, one.url, one.serve, terms);
      one.visits.push(seen);
      if (round === rounds && terms === 'desk') one.pan = await panFrames(browser, seen);
      await seen.close();
      await setTimeout(CLEANUP_MS);
    }
}

const values = ({ visits }: Series, key: keyof FirstView) => visits.map((one) => one[key]);
const middle = (series: Series, key: keyof FirstView) => median(values(series, key));

/** The bare page that becomes idle first, of those with dots or those with symbols. */
export function bestBare(all: readonly Series[], withSymbols: boolean): Series | undefined {
  return all
    .filter(({ variant }) => variant !== null && hasSymbols(variant) === withSymbols)
    .toSorted((a, b) => middle(a, 'idleMs') - middle(b, 'idleMs'))[0];
}

/** Prints every page, and the product compared with the best bare one of each kind. */
export function reportFirstView(all: readonly Series[]): void {
  for (const one of all) reportSeries(one);
  const own = all.find(({ variant }) => variant === null)!;
  const [floor, dots] = [bestBare(all, true), bestBare(all, false)];
  if (!floor) return;
  console.log(`  ratios of medians to the fastest idle bare page with symbols (to dots only)`);
  for (const { key, name, ratio: goal } of goals) {
    const ratio = middle(own, key) / middle(floor, key);
    const rounds = values(own, key).map((value, round) => value / values(floor, key)[round]!);
    const dotsRatio = dots ? ` (${(middle(own, key) / middle(dots, key)).toFixed(2)})` : '';
    console.log(
      `    ${name.padEnd(24)} ${ratio.toFixed(2)}${dotsRatio}, rounds ${Math.min(...rounds).toFixed(2)}–${Math.max(...rounds).toFixed(2)}   ${judged(ratio, goal)}`,
    );
  }
  console.log(
    `    heap                     ${spread(values(own, 'heapMb'), 1)} MB   ${judged(middle(own, 'heapMb'), HEAP_MB, ' MB')}`,
  );
  reportBytes(floor, own);
}

function reportSeries(series: Series): void {
  const { name, pan } = series;
  const of = (key: keyof FirstView, digits?: number) => spread(values(series, key), digits);
  console.log(
    `  ${name.padEnd(24)} idle ${of('idleMs')} ms   places drawn ${of('drawnMs')} ms   main thread ${of('mainMs')} ms   heap ${of('heapMb', 1)} MB, buffers ${middle(series, 'buffersMb').toFixed(0)} MB`,
  );
  if (pan)
    console.log(
      `  ${''.padEnd(24)} pan: ${pan.frames} frames, gap ${pan.medianMs.toFixed(0)} ms (p95 ${pan.p95Ms.toFixed(0)}); CPU a frame: main thread ${pan.mainMs.toFixed(0)} ms, with workers ${pan.pageMs.toFixed(0)} ms, drawing ${pan.drawMs.toFixed(0)} ms`,
    );
}

function reportBytes(bare: Series, own: Series): void {
  const { bytes, scripts } = own.visits.at(-1)!;
  const text = (series: Series) =>
    Object.entries(series.visits.at(-1)!.bytes)
      .map(([kind, kb]) => `${kind} ${kb.toFixed(0)}`)
      .join(', ');
  const total = bytes.script + bytes.worker;
  console.log(`  in Brotli, kB    bare: ${text(bare)}`);
  console.log(`                   product: ${text(own)}`);
  console.log(`  JavaScript until the map is idle ${total.toFixed(0)} kB, ${judged(total, JAVASCRIPT_KB, ' kB')}:`);
  const files = [...scripts].toSorted(([, a], [, b]) => b - a).map(([file, kb]) => `${file} ${kb.toFixed(1)}`);
  for (let at = 0; at < files.length; at += 4) console.log(`    ${files.slice(at, at + 4).join('   ')}`);
}
