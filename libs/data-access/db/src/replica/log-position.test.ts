import { expect, it } from 'vitest';
import { logPosition, ReplicaLag } from './log-position.ts';

it('reads positions of the write-ahead log', () => {
  expect(logPosition('0/0')).toBe(0n);
  expect(logPosition('16/B374D848')).toBe(0x16b374d848n);
  expect(logPosition('1/0') - logPosition('0/FFFFFFFF')).toBe(1n);
});

it('measures a lag by what the primary had written when', () => {
  const lag = new ReplicaLag();
  expect(lag.seconds(0n)).toBe(0);
  for (const [second, position] of [
    [0, 100n],
    [1, 200n],
    [2, 300n],
    [3, 300n],
    [4, 300n],
    [5, 400n],
  ] as const)
    lag.add(1000 * second, position);
  expect(lag.seconds(400n)).toBe(0);
  expect(lag.seconds(450n)).toBe(0);
  // It has the state of second 4, and nothing of second 5.
  expect(lag.seconds(300n)).toBe(1);
  expect(lag.seconds(250n)).toBe(4);
  expect(lag.seconds(50n)).toBe(Infinity);
});

it('does not grow while nothing is written, and does while the replica receives nothing', () => {
  const lag = new ReplicaLag();
  lag.add(0, 100n);
  for (let second = 1; second <= 300; second++) lag.add(1000 * second, 100n);
  expect(lag.seconds(100n)).toBe(0);
  for (let second = 301; second <= 330; second++) lag.add(1000 * second, BigInt(second));
  expect(lag.seconds(100n)).toBe(30);
});

it('forgets states of a lost primary that the new one does not have', () => {
  const lag = new ReplicaLag();
  lag.add(0, 100n);
  lag.add(1000, 900n);
  lag.add(2000, 200n);
  expect([lag.seconds(200n), lag.seconds(150n)]).toEqual([0, 2]);
});
