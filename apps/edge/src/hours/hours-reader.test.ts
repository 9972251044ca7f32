import { afterEach, expect, test } from 'vitest';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { createHoursReader, type HoursReader } from './hours-reader.ts';

const place: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };
const now = new Date('2026-11-23T10:00:00Z');
const ask = (value: string) => ({ value, now, place });

let reader: HoursReader | undefined;
afterEach(() => reader?.close());

/** Answers 'endless' never, ends itself at 'fatal', everything else with no days. */
const strange = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ value }) => {
      while (value === 'endless');
      if (value === 'fatal') process.exit(1);
      parentPort.postMessage({ week: [], specifications: {} });
    });
    parentPort.postMessage('ready');
  `)}`,
);

test('hours are read beside the event loop, as they are in it', async () => {
  reader = createHoursReader();
  const [facts, none] = await Promise.all([reader.read(ask('Mo-Fr 08:00-12:00')), reader.read(ask('irgendwann'))]);
  expect(facts!.week!.map(({ intervals }) => intervals.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect(facts!.specifications.openingHoursSpecification).toHaveLength(1);
  expect(none).toEqual({ week: null, specifications: {} });
});

test('a value that takes too long, or ends the worker, is given up for good; the others are read', async () => {
  reader = createHoursReader(strange);
  let ticks = 0;
  const clock = setInterval(() => ticks++, 20);
  expect(await reader.read(ask('endless'))).toBeNull();
  clearInterval(clock);
  expect(ticks, 'the event loop went on').toBeGreaterThan(5);
  expect(await reader.read(ask('fatal'))).toBeNull();
  const started = performance.now();
  expect(await Promise.all(['endless', 'fatal'].map((value) => reader!.read(ask(value))))).toEqual([null, null]);
  expect(performance.now() - started, 'not tried again').toBeLessThan(400);
  expect(await reader.read(ask('Mo 10:00-11:00'))).toEqual({ week: [], specifications: {} });
});
