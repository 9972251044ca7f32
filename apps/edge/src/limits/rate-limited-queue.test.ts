import { expect, test } from 'vitest';
import { edgeLimits } from './edge-limits.ts';
import { RateLimitedQueue } from './rate-limited-queue.ts';

const MB = 1024 * 1024;
const createReadQueue = () =>
  new RateLimitedQueue('READS', edgeLimits.parse({ LIMIT_READ_MB_PER_SECOND: '1', LIMIT_READS_PER_SECOND: '10' }));

test('does not limit the only active address', async () => {
  const reads = createReadQueue();
  const started = Date.now();
  for (let times = 0; times < 200; times++) {
    const give = await reads.take('a');
    reads.charge('a', 5 * MB);
    give();
  }
  expect(Date.now() - started).toBeLessThan(2000);
});

test('delays or rejects an address that exceeds its byte rate while others are active', async () => {
  const reads = createReadQueue();
  (await reads.take('b'))();
  reads.charge('a', 3.1 * MB);
  const order: string[] = [];
  const taken = async (client: string) => {
    const give = await reads.take(client);
    order.push(client);
    give();
  };
  await Promise.all([taken('a'), taken('b')]);
  expect(order).toEqual(['b', 'a']);
  reads.charge('a', 100 * MB);
  await expect(reads.take('a')).rejects.toMatchObject({ isOwn: true });
});

test('limits the call rate of an address while others are active', async () => {
  const reads = createReadQueue();
  (await reads.take('b'))();
  const started = Date.now();
  await Promise.all(Array.from({ length: 40 }, () => reads.run('a', async () => {})));
  // 30 at once, then 10 per second
  expect(Date.now() - started).toBeGreaterThan(700);
}, 30_000);
