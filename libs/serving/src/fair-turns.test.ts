import { expect, test } from 'vitest';
import { BusyError, FairTurns } from './fair-turns.ts';

const few = { atOnce: 3, perClient: 2, shared: 2, waitingPerClient: 3, longestWait: 200 };
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('never gives all slots to one client; the next slot goes to another waiting client', async () => {
  const turns = new FairTurns(few);
  const order: string[] = [];
  const take = (client: string) => turns.take(client).then((give) => (order.push(client), give));
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
  const turns = new FairTurns({ ...few, atOnce: 1, perClient: 1, shared: 1 });
  const order: string[] = [];
  const first = await turns.take('a');
  const all = ['a', 'a', 'a', 'b', 'c', 'b'].map((client) =>
    turns.run(client, async () => {
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
  const turns = new FairTurns(few);
  const give = [await turns.take('a'), await turns.take('a'), await turns.take('b')];
  const waiting = [1, 2, 3].map(() => turns.take('a').catch((error: unknown) => error));
  await expect(turns.take('a')).rejects.toMatchObject({ isOwn: true });
  await expect(turns.take('c')).rejects.toMatchObject({ isOwn: false });
  for (const refused of await Promise.all(waiting)) expect(refused).toBeInstanceOf(BusyError);
  for (const one of give) one();
  // Releasing a slot twice has no further effect.
  give[0]!();
  const again = await Promise.all([turns.take('a'), turns.take('a'), turns.take('b')]);
  await expect(turns.take('c')).rejects.toBeInstanceOf(BusyError);
  for (const one of again) one();
});

test('gives a client fewer slots while others are active', async () => {
  const turns = new FairTurns({ ...few, atOnce: 10, perClient: 4, shared: 1 });
  const alone = await Promise.all([1, 2, 3, 4].map(() => turns.take('a')));
  const other = await turns.take('b');
  let isTaken = false;
  const next = turns.take('a').then((give) => ((isTaken = true), give));
  for (const give of alone.slice(0, 3)) give();
  await soon();
  expect(isTaken).toBe(false);
  alone[3]!();
  (await next)();
  other();
});
