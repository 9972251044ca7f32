import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const texts = (isCacheable?: (value: { text: string }) => boolean) =>
  new ByteCache<{ text: string }>({ most: 10_000, sizeOf: ({ text }) => text.length, isCacheable });

test('stays below its byte limit, whatever is requested', async () => {
  const cache = texts();
  for (let key = 0; key < 1000; key++) {
    await cache.get(`key ${key}`, '1', async () => ({ text: 'x'.repeat(900) }));
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.bytes).toBeGreaterThan(5000);
  // A value larger than the cache is created but not cached.
  expect((await cache.get('large', '1', async () => ({ text: 'x'.repeat(20_000) }))).text.length).toBe(20_000);
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
});

test('creates a value once per version for concurrent requests, and again after a failure or if it is not cacheable', async () => {
  const cache = texts(({ text }) => text !== 'part');
  let createdCount = 0;
  const create = async () => ({ text: `${++createdCount}` });
  const both = await Promise.all([cache.get('a', '1', create), cache.get('a', '1', create)]);
  expect(both.map(({ text }) => text)).toEqual(['1', '1']);
  expect((await cache.get('a', '1', create)).text).toBe('1');
  expect((await cache.get('a', '2', create)).text).toBe('2');
  await expect(cache.get('b', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await cache.get('b', '1', async () => ({ text: 'part' }));
  expect((await cache.get('b', '1', create)).text).toBe('3');
});

test('evicts the least recently used values, never all', async () => {
  const cache = texts();
  const createdCount: string[] = [];
  const request = (key: string) =>
    cache.get(key, '1', async () => {
      createdCount.push(key);
      return { text: 'x'.repeat(900) };
    });
  for (let nr = 0; nr < 1000; nr++) {
    await request('often');
    await request(`once ${nr}`);
  }
  expect(createdCount.filter((key) => key === 'often')).toHaveLength(1);
  expect([
    cache.has('often', '1'),
    cache.has('once 999', '1'),
    cache.has('once 999', '2'),
    cache.has('once 0', '1'),
  ]).toEqual([true, true, false, false]);
});

test('expires values after their own time to live', async () => {
  const cache = new ByteCache<{ text: string }>({
    most: 10_000,
    sizeOf: ({ text }) => text.length,
    ttlMs: ({ text }) => (text === 'hasty' ? 300 : undefined),
  });
  let createdCount = 0;
  const request = async (text: string) =>
    cache.get(text, '1', async () => {
      createdCount++;
      return { text };
    });
  for (const text of ['hasty', 'whole', 'hasty', 'whole']) await request(text);
  expect(createdCount).toBe(2);
  await expect.poll(() => cache.has('hasty', '1')).toBe(false);
  await request('whole');
  expect(createdCount).toBe(2);
  await request('hasty');
  expect(createdCount).toBe(3);
});

test('reports evicted and removed values, but not replaced ones', () => {
  const evicted: string[] = [];
  const cache = new ByteCache<{ text: string }>({
    most: 10_000,
    sizeOf: ({ text }) => text.length,
    onEvict: ({ text }, key) => evicted.push(`${key}=${text.slice(0, 1)}`),
  });
  const texts = (character: string) => ({ text: character.repeat(4000) });
  cache.set('a', '', texts('1'));
  cache.set('a', '', texts('2'));
  cache.set('b', '', texts('3'));
  expect(evicted).toEqual([]);
  // Requested last, so it stays.
  expect(cache.known('a')?.text[0]).toBe('2');
  expect(cache.keys()).toEqual(['b', 'a']);
  cache.set('c', '', texts('4'));
  expect(evicted).toEqual(['b=3']);
  cache.forget('c');
  cache.clear();
  expect([evicted, cache.known('a'), cache.bytes]).toEqual([['b=3', 'c=4', 'a=2'], undefined, 0]);
});
