import { expect, test } from 'vitest';
import { HeldBytes } from './held-bytes.ts';

test('drops only the oldest holder of a client that exceeds its limit', () => {
  const held = new HeldBytes({ atOnce: 100, perClient: 30 });
  const dropped: string[] = [];
  const hold = (client: string, name: string, bytes: number) => {
    const holding = held.hold(client, () => dropped.push(name));
    holding.add(bytes);
    return holding;
  };
  hold('a', 'a1', 20);
  hold('b', 'b1', 25);
  const second = hold('a', 'a2', 20);
  expect([dropped, held.held]).toEqual([['a1'], 45]);
  second.add(5);
  second.release();
  second.release();
  second.add(50);
  expect([dropped, held.held]).toEqual([['a1'], 25]);
});

test('drops the oldest holder of the client with the most memory above the total limit', () => {
  const held = new HeldBytes({ atOnce: 50, perClient: 30 });
  const dropped: string[] = [];
  for (const [client, bytes] of [
    ['a', 10],
    ['b', 15],
    ['b', 10],
    ['c', 20],
  ] as const)
    held.hold(client, () => dropped.push(`${client}${bytes}`)).add(bytes);
  expect([dropped, held.held]).toEqual([['b15'], 40]);
});

test('makes a client that reads nothing wait for capacity, but no other', async () => {
  const held = new HeldBytes({ atOnce: 100, perClient: 30 });
  const dropped: string[] = [];
  const first = held.hold('a', () => dropped.push('a1'));
  first.add(20);
  await held.room('b');
  let hasRoom = false;
  const waiting = held.room('a').then(() => (hasRoom = true));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(hasRoom).toBe(false);
  first.release();
  await waiting;
  held.hold('a', () => dropped.push('a2')).add(20);
  await held.room('a');
  expect(dropped).toEqual(['a2']);
});
