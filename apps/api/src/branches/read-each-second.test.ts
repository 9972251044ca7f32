import { expect, test } from 'vitest';
import { readEachSecond } from './read-each-second.ts';

test('reads again after a second', () => {
  let time = 0;
  let version = 1;
  const read = readEachSecond(
    () => version,
    () => time,
  );
  expect(read()).toBe(1);
  version = 2;
  time = 999;
  expect(read()).toBe(1);
  time = 1000;
  expect(read()).toBe(2);
});
