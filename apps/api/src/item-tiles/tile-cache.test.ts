import { expect, test } from 'vitest';
import type { Document } from '../http/document.ts';
import { TileCache } from './tile-cache.ts';

const documentOf = (bytes: number): Document => ({ etag: '"x"', raw: Buffer.alloc(bytes), br: null, gz: null });

test('what is asked for by many at once is made once', async () => {
  const cache = new TileCache();
  let made = 0;
  const make = async () => {
    made++;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return documentOf(10);
  };
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', make)));
  await cache.get('a', make);
  expect([made, new Set(all).size]).toEqual([1, 1]);
});

test('many tiles push out those asked for longest ago, never all', async () => {
  const cache = new TileCache(100_000);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return documentOf(2000);
    });
  await ask('often');
  for (let nr = 0; nr < 1000; nr++) {
    await ask(`once ${nr}`);
    await ask('often');
  }
  expect(made.filter((key) => key === 'often')).toHaveLength(1);
  await ask('once 999');
  await ask('once 0');
  expect(made.filter((key) => key === 'once 999')).toHaveLength(1);
  expect(made.filter((key) => key === 'once 0')).toHaveLength(2);
});

test('an empty tile is kept, one that failed is not', async () => {
  const cache = new TileCache();
  let made = 0;
  const empty = async () => {
    made++;
    return null;
  };
  await cache.get('empty', empty);
  await cache.get('empty', empty);
  expect(made).toBe(1);
  await expect(cache.get('bad', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('bad', empty)).toBeNull();
});
