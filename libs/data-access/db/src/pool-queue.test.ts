import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from './database.ts';
import { BusyError, onRejected, runQueued } from './pool-queue.ts';

afterEach(() => vi.useRealTimers());

/** Work that runs until it is released or the test is over, and the names of started work. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  // Queues belong to a pool, whatever it is.
  const pool = {} as Db;
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
    for (const release of ends.values()) release();
  });
  const start = (branch: number | null, name: string, kind: 'editors' | 'visitors' = 'editors') =>
    runQueued(pool, kind, branch, async () => {
      if (isOver) return;
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { pool, started, start, end };
}

test('runs two of a branch concurrently, then the next in order when one ends', async () => {
  const { started, start, end } = works();
  for (const name of ['a', 'b', 'c', 'd']) void start(1, name);
  void start(2, 'other');
  expect(started).toEqual(['a', 'b', 'other']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'other', 'c']);
  await end('a');
  expect(started.at(-1)).toBe('d');
});

test('shares the total between branches; the longest waiting one with a free slot is next', async () => {
  const { started, start, end } = works();
  for (let branch = 1; branch <= 4; branch++) for (const one of ['a', 'b']) void start(branch, `${branch}${one}`);
  void start(1, '1c');
  void start(5, '5a');
  expect(started).toHaveLength(8);
  await end('2a');
  expect(started.at(-1)).toBe('5a');
  await end('1a');
  expect(started.at(-1)).toBe('1c');
});

test('keeps the slots of editors free from visitors', () => {
  const { started, start } = works();
  for (let branch = 1; branch <= 20; branch++) void start(branch, `v${branch}`, 'visitors');
  expect(started).toHaveLength(3);
  void start(1, 'editor');
  expect(started.at(-1)).toBe('editor');
});

test('rejects work before it starts if the queue is full or the wait too long', async () => {
  vi.useFakeTimers();
  const { pool, started, start } = works();
  const rejected: unknown[] = [];
  onRejected(pool, (kind, branch) => rejected.push([kind, branch]));
  const all = Array.from({ length: 53 }, (_, nr) => start(1, `${nr}`).catch((error: unknown) => error));
  expect(await all[52]).toBeInstanceOf(BusyError);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await all[51]).toBeInstanceOf(BusyError);
  expect(started).toEqual(['0', '1']);
  expect(rejected).toHaveLength(51);
  expect(new Set(rejected.map(String))).toEqual(new Set(['editors,1']));
});

test('frees the slot of work that fails', async () => {
  const pool = {} as Db;
  const fail = () => runQueued(pool, 'editors', 1, () => Promise.reject(new Error('no')));
  for (let nr = 0; nr < 5; nr++) await expect(fail()).rejects.toThrow('no');
  expect(await runQueued(pool, 'editors', 1, async () => 'yes')).toBe('yes');
});
