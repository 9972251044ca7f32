import { expect, test } from 'vitest';
import { QueueBusyError, FairQueue } from './fair-queue.ts';

const few = { atOnce: 3, perClient: 2, shared: 2, queuedPerClient: 3, longestWait: 200 };
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('never gives all slots to one client; the next slot goes to another waiting client', async () => {
  const queue = new FairQueue(few);
  const order: string[] = [];
  const take = (client: string) => queue.take(client).then((give) => (order.push(client), give));
  const greedy = [take('a'), take('a'), take('a'), take('a')];
  const [one] = await Promise.all([take('b'), ...greedy.slice(0, 2)]);
  const late = take('c');
  await soon();
  expect(order).toEqual(['a', 'a', 'b']);
  one();
  await soon();
  expect(order).toEqual(['a', 'a', 'b', 'c']);
  (await greedy[0]!)();
  await soon();
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a']);
  for (const give of await Promise.all([late, ...greedy.slice(1, 3)])) give();
  (await greedy[3]!)();
});

test('serves waiting clients in rotation', async () => {
  const queue = new FairQueue({ ...few, atOnce: 1, perClient: 1, shared: 1 });
  const order: string[] = [];
  const first = await queue.take('a');
  const all = ['a', 'a', 'a', 'b', 'c', 'b'].map((client) =>
    queue.run(client, async () => {
      order.push(client);
    }),
  );
  first();
  await Promise.all(all);
  expect(order.slice(0, 4)).not.toEqual(['a', 'a', 'a', 'b']);
  expect(order.toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'c']);
  expect(order.indexOf('b')).toBeLessThan(3);
  expect(order.indexOf('c')).toBeLessThan(3);
});

test('rejects work if the queue is full or the wait too long, and states whose limit was reached', async () => {
  const queue = new FairQueue(few);
  const give = [await queue.take('a'), await queue.take('a'), await queue.take('b')];
  const queued = [1, 2, 3].map(() => queue.take('a').catch((error: unknown) => error));
  await expect(queue.take('a')).rejects.toMatchObject({ isOwn: true });
  await expect(queue.take('c')).rejects.toMatchObject({ isOwn: false });
  for (const rejected of await Promise.all(queued)) expect(rejected).toBeInstanceOf(QueueBusyError);
  for (const one of give) one();
  // Releasing a slot twice has no further effect.
  give[0]!();
  const again = await Promise.all([queue.take('a'), queue.take('a'), queue.take('b')]);
  await expect(queue.take('c')).rejects.toBeInstanceOf(QueueBusyError);
  for (const one of again) one();
});

test('gives a client fewer slots while others are active', async () => {
  const queue = new FairQueue({ ...few, atOnce: 10, perClient: 4, shared: 1 });
  const alone = await Promise.all([1, 2, 3, 4].map(() => queue.take('a')));
  const other = await queue.take('b');
  let isTaken = false;
  const next = queue.take('a').then((give) => ((isTaken = true), give));
  for (const give of alone.slice(0, 3)) give();
  await soon();
  expect(isTaken).toBe(false);
  alone[3]!();
  (await next)();
  other();
});
