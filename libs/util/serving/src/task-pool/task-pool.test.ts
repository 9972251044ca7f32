import { afterEach, expect, it, vi } from 'vitest';
import { PoolBusyError, TaskCrashError, TaskError, TaskTimeoutError } from './task-errors.ts';
import { TaskPool } from './task-pool.ts';

type Work = 'echo' | 'endless' | 'memory' | 'throw' | 'exit';

const script = new URL('./testing/hostile-thread.ts', import.meta.url);
let pool: TaskPool<Work, string>;
const open = (options: { timeoutMs?: number; mostQueued?: number; queueTimeoutMs?: number } = {}) =>
  (pool = new TaskPool({ script, timeoutMs: 20_000, memoryMb: 32, mostQueued: 8, ...options }));
afterEach(() => pool.close());

it('returns the results of several tasks, one after another in one thread', async () => {
  open();
  const [first, second] = await Promise.all([pool.run('echo'), pool.run('echo')]);
  expect(first).toMatch(/^thread \d+$/);
  expect(second).toBe(first);
});

it('terminates a task that exceeds its time without blocking the event loop, and runs the next one', async () => {
  open({ timeoutMs: 300 });
  let ticks = 0;
  const clock = setInterval(() => ticks++, 20);
  await expect(pool.run('endless')).rejects.toThrow(TaskTimeoutError);
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(3);
  expect(await pool.run('echo')).toMatch(/^thread/);
});

it.each(['memory', 'exit'] as const)(
  'rejects a task that ends its thread by %s, and runs the next one',
  async (work) => {
    open();
    await expect(pool.run(work)).rejects.toThrow(TaskCrashError);
    expect(await pool.run('echo')).toMatch(/^thread/);
  },
);

it("rejects with the message of a task's error, and keeps the thread", async () => {
  open();
  const before = await pool.run('echo');
  const error = await pool.run('throw').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TaskError);
  expect((error as Error).message).toBe('no such thing');
  expect(await pool.run('echo')).toBe(before);
});

it('rejects tasks at once if the queue is full, and queued ones after a timeout', async () => {
  open({ timeoutMs: 1500, mostQueued: 2, queueTimeoutMs: 200 });
  // A new thread may need longer to start than a task may be queued.
  const startThread = () => vi.waitFor(async () => expect(await pool.run('echo')).toMatch(/^thread/), 30_000);
  await startThread();
  const running = pool.run('endless').catch((reason: unknown) => reason);
  const queued = [pool.run('echo'), pool.run('echo')].map((one) => one.catch((reason: unknown) => reason));
  await expect(pool.run('echo')).rejects.toThrow(PoolBusyError);
  expect(await Promise.all(queued)).toEqual([expect.any(PoolBusyError), expect.any(PoolBusyError)]);
  expect(await running).toBeInstanceOf(TaskTimeoutError);
  await startThread();
});

it('rejects every queued task if the script cannot be loaded', async () => {
  const missing = new TaskPool<Work, string>({
    script: new URL('./testing/missing-thread.ts', import.meta.url),
    timeoutMs: 1000,
    memoryMb: 32,
    mostQueued: 8,
  });
  for (const outcome of await Promise.allSettled([missing.run('echo'), missing.run('echo')]))
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(TaskCrashError) as Error });
});
