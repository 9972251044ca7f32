import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Health } from '@umkreis/contract/health.ts';
import type { Db } from '@umkreis/db/database.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { ServiceWatch } from './service-watch.ts';

let lines: { text: string; facts: object }[];
let stale: (number | null)[];
let hasSpace: boolean;
let watch: ServiceWatch;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [lines, stale, hasSpace] = [[], [], true];
  const health = () =>
    [1, 2, null].map((branchShortId) => ({
      branchShortId,
      isStale: stale.includes(branchShortId),
      error: null,
    })) as Health['snapshots'];
  watch = new ServiceWatch({
    db: {} as Db,
    snapshots: { health },
    storage: { hasSpace: async () => hasSpace },
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

it('logs once that there is no disk space', async () => {
  hasSpace = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.map(({ text }) => text)).toEqual(['there is no disk space to write']);
});
