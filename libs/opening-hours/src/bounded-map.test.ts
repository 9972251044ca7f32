import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('whatever is set, only the last so many are remembered', () => {
  const map = new BoundedMap<number | null>(3);
  for (let nr = 0; nr < 1000; nr++) {
    map.set(`${nr}`, nr);
    expect(map.size).toBeLessThanOrEqual(3);
  }
  map.set('998', null);
  expect(['996', '997', '998', '999'].map((key) => map.get(key))).toEqual([undefined, 997, null, 999]);
});
