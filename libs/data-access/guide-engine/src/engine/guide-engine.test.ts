import { expect, test, vi } from 'vitest';
import { connectEngine } from './connect-engine.ts';
import type { Engine } from './engine.ts';
import { createdByFirstCall } from './guide-engine.ts';

const counting = (total: number) => ({ count: () => ({ total, isTiled: false }) }) as unknown as Engine;

test('an engine is created once, by the first call', async () => {
  const create = vi.fn(() => counting(4));
  const engine = createdByFirstCall(create);
  expect(create).not.toHaveBeenCalled();
  expect(await Promise.all([engine.count(), engine.count()])).toEqual([
    { total: 4, isTiled: false },
    { total: 4, isTiled: false },
  ]);
  expect(create).toHaveBeenCalledOnce();
});

test('an asynchronous function may return an engine', async () => {
  const create = vi.fn(async () => counting(4));
  const engine = createdByFirstCall(create);
  expect(await (async () => engine)()).toBe(engine);
  expect(create).not.toHaveBeenCalled();
  expect(await engine.count()).toMatchObject({ total: 4 });
});

test('a call after a failed one tries to create the engine again', async () => {
  const create = vi.fn(() => counting(4)).mockRejectedValueOnce(new Error('offline') as never);
  const engine = createdByFirstCall(create);
  await expect(engine.count()).rejects.toThrow('offline');
  expect(await engine.count()).toMatchObject({ total: 4 });
});

test('without workers the first call breaks the connection', async () => {
  const { engine, broken } = connectEngine();
  const failed = await engine.count().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(await broken).toBe(failed);
});
