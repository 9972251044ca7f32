import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('keeps only the last values set, up to its limit', () => {
  const map = new BoundedMap<number | null>(3);
  for (let nr = 0; nr < 1000; nr++) {
    map.set(`${nr}`, nr);
    expect(map.size).toBeLessThanOrEqual(3);
  }
  map.set('998', null);
  expect(['996', '997', '998', '999'].map((key) => map.get(key))).toEqual([undefined, 997, null, 999]);
});
