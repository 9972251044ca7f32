import { expect, test } from 'vitest';
import { MemoryBudget } from './memory-budget.ts';

test('drops only the oldest holder of a client that exceeds its limit', () => {
  const budget = new MemoryBudget({ atOnce: 100, perClient: 30 });
  const dropped: string[] = [];
  const reserve = (client: string, name: string, bytes: number) => {
    const reservation = budget.reserve(client, () => dropped.push(name));
    reservation.add(bytes);
    return reservation;
  };
  reserve('a', 'a1', 20);
  reserve('b', 'b1', 25);
  const second = reserve('a', 'a2', 20);
  expect([dropped, budget.used]).toEqual([['a1'], 45]);
  second.add(5);
  second.release();
  second.release();
  second.add(50);
  expect([dropped, budget.used]).toEqual([['a1'], 25]);
});

test('drops the oldest holder of the client with the most memory above the total limit', () => {
  const budget = new MemoryBudget({ atOnce: 50, perClient: 30 });
  const dropped: string[] = [];
  for (const [client, bytes] of [
    ['a', 10],
    ['b', 15],
    ['b', 10],
    ['c', 20],
  ] as const)
    budget.reserve(client, () => dropped.push(`${client}${bytes}`)).add(bytes);
  expect([dropped, budget.used]).toEqual([['b15'], 40]);
});

test('makes a client that reads nothing wait for capacity, but no other', async () => {
  const budget = new MemoryBudget({ atOnce: 100, perClient: 30 });
  const dropped: string[] = [];
  const first = budget.reserve('a', () => dropped.push('a1'));
  first.add(20);
  await budget.waitForCapacity('b');
  let hasCapacity = false;
  const pending = budget.waitForCapacity('a').then(() => (hasCapacity = true));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(hasCapacity).toBe(false);
  first.release();
  await pending;
  budget.reserve('a', () => dropped.push('a2')).add(20);
  await budget.waitForCapacity('a');
  expect(dropped).toEqual(['a2']);
});
