import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Health } from '@umkreis/contract/health.ts';
import type { Db } from '@umkreis/db/database.ts';
import { StateLog, type StateProblem } from '@umkreis/serving/state-log.ts';
import { ServiceWatch } from './service-watch.ts';

let lines: { text: string; facts: object }[];
let stale: (number | null)[];
let storage: StateProblem | undefined;
let watch: ServiceWatch;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [lines, stale, storage] = [[], [], undefined];
  const health = () =>
    [1, 2, null].map((branchShortId) => ({
      branchShortId,
      isStale: stale.includes(branchShortId),
      error: null,
    })) as Health['snapshots'];
  watch = new ServiceWatch({
    db: {} as Db,
    snapshots: { health },
    storage: { problem: async () => storage },
    log: new StateLog({ warn: (facts, text) => lines.push({ facts, text }) }),
    hasOwnProcess: false,
  });
  watch.start();
});
afterEach(async () => {
  await watch.stop();
  vi.useRealTimers();
});

it('reports snapshots that stay stale for more than a minute, once, and their recovery', async () => {
  stale = [2, null];
  await vi.advanceTimersByTimeAsync(58_000);
  expect([lines, watch.problems.snapshots]).toEqual([[], undefined]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch.problems.snapshots).toMatchObject({ cause: 'stale', facts: { branches: [2, 0] } });
  stale = [];
  await vi.advanceTimersByTimeAsync(3000);
  expect(lines.map(({ text }) => text)).toEqual([
    'snapshots are older than the content for more than a minute',
    'snapshots: works again',
  ]);
  expect(watch.problems.snapshots).toBeUndefined();
});

it('does not report snapshots that are rebuilt again and again', async () => {
  for (let minute = 0; minute < 4; minute++) {
    stale = [1];
    await vi.advanceTimersByTimeAsync(30_000);
    stale = [];
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(lines).toEqual([]);
});

it('logs once why the data folder cannot be written', async () => {
  storage = { cause: 'full', text: 'there is no disk space to write' };
  await vi.advanceTimersByTimeAsync(10_000);
  storage = { cause: 'missing', text: 'the data folder was moved' };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.map(({ text }) => text)).toEqual(['there is no disk space to write', 'the data folder was moved']);
});
