import { expect, test } from 'vitest';
import { isMissingChunk, reloadOnce } from './reload-once.ts';

test('reloads at most once in 60 s', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  let reloads = 0;
  const at = (ms: number) => reloadOnce(1_000_000 + ms, storage, () => reloads++);
  expect([at(0), at(30_000), at(59_999), at(60_000)]).toEqual([true, false, false, true]);
  expect(reloads).toBe(2);
});

test('knows the errors of a chunk that is gone', () => {
  expect(isMissingChunk(Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isMissingChunk(new Error('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
  expect(isMissingChunk(new Error('x is not a function'))).toBe(false);
  expect(isMissingChunk('text')).toBe(false);
});
