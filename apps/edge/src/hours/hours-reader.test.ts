import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import type { HoursFacts } from './hours-facts.ts';
import { createHoursReader, type HoursReader } from './hours-reader.ts';

const place: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };
const now = new Date('2026-11-23T10:00:00Z');
const question = (value: string) => ({ value, now, place });

let reader: HoursReader | undefined;
afterEach(() => reader?.close());

/**
 * A worker that never responds to 'endless', responds to 'until …' once that file exists, exits at 'fatal', and
 * returns no days otherwise.
 */
const strange = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { existsSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ value }) => {
      while (value === 'endless');
      if (value.startsWith('until') && !existsSync(value.slice(6))) return;
      if (value === 'fatal') process.exit(1);
      parentPort.postMessage({ result: { week: [], specifications: {} } });
    });
    parentPort.postMessage('ready');
  `)}`,
);

test('evaluates hours in a worker', async () => {
  reader = createHoursReader({ soonestMs: 100 });
  // A busy machine may take longer than the reader waits; it tries again later.
  const untilRead = async (value: string) => {
    let facts: Awaited<ReturnType<HoursReader['read']>> = null;
    await expect.poll(async () => (facts = await reader!.read(question(value)))).not.toBeNull();
    return facts as HoursFacts | null;
  };
  const [facts, none] = await Promise.all([untilRead('Mo-Fr 08:00-12:00'), untilRead('irgendwann')]);
  expect(facts!.week!.map(({ intervals }) => intervals.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect(facts!.specifications.openingHoursSpecification).toHaveLength(1);
  expect(none).toEqual({ week: null, specifications: {} });
});

test('returns null for values that time out or crash the worker, and evaluates the others', async () => {
  reader = createHoursReader({ script: strange });
  let ticks = 0;
  const clock = setInterval(() => ticks++, 20);
  expect(await reader.read(question('endless'))).toBeNull();
  clearInterval(clock);
  expect(ticks, 'the event loop went on').toBeGreaterThan(5);
  expect(await reader.read(question('fatal'))).toBeNull();
  const started = performance.now();
  expect(await Promise.all(['endless', 'fatal'].map((value) => reader!.read(question(value))))).toEqual([null, null]);
  expect(performance.now() - started, 'not tried again at once').toBeLessThan(400);
  expect(await reader.read(question('Mo 10:00-11:00'))).toEqual({ week: [], specifications: {} });
});

test('retries a value that timed out, with increasing delays', async () => {
  reader = createHoursReader({ script: strange, soonestMs: 100 });
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-hours-'));
  const value = `until ${path.join(folder, 'ready')}`;
  expect(await reader.read(question(value))).toBeNull();
  await writeFile(path.join(folder, 'ready'), '');
  await expect.poll(() => reader!.read(question(value)), { timeout: 15_000 }).toEqual({ week: [], specifications: {} });
  await rm(folder, { recursive: true });

  const pauses: number[] = [];
  for (let ended: number | undefined; pauses.length < 2; await new Promise((resolve) => setTimeout(resolve, 10))) {
    const started = performance.now();
    await reader.read(question('endless'));
    if (performance.now() - started < 300) continue;
    if (ended !== undefined) pauses.push(started - ended);
    ended = performance.now();
  }
  expect(pauses[0]).toBeGreaterThan(90);
  expect(pauses[1]).toBeGreaterThan(190);
});
