import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GiveWay } from './give-way.ts';

test('work pauses until all urgent work has ended, even if it fails', async () => {
  const order: string[] = [];
  const giveWay = new GiveWay();
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const urgent = [giveWay.urgent(() => one.promise), giveWay.urgent(() => two.promise)];
  const failed = expect(urgent[1]).rejects.toThrow('disk full');
  const paused = giveWay
    .pauses(60_000)()
    .then(() => order.push('continued'));
  one.resolve();
  await urgent[0];
  order.push('first ended');
  two.reject(new Error('disk full'));
  await Promise.all([failed, paused]);
  expect(order).toEqual(['first ended', 'continued']);
});

test('returns the result of urgent work, and nothing waits without it', async () => {
  const giveWay = new GiveWay();
  expect(await giveWay.urgent(async () => 'written')).toBe('written');
  await giveWay.pauses(60_000)();
});

test('ceaseless urgent work ends all pauses of other work together after a time', async () => {
  const giveWay = new GiveWay();
  const never = Promise.withResolvers<void>();
  void giveWay.urgent(() => never.promise);
  const pause = giveWay.pauses(50);
  const before = performance.now();
  await pause();
  expect(performance.now() - before).toBeGreaterThan(40);
  const results = await Promise.race([Promise.all([pause(), pause()]).then(() => 'continued'), wait(30_000, 'paused')]);
  expect(results).toBe('continued');
});
