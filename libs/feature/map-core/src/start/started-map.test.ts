import { afterEach, expect, test, vi } from 'vitest';
import { publishStartingMap, startedMap, startingMap, type StartedMap } from './started-map.ts';

const started = { isTaken: false } as StartedMap;
afterEach(() => {
  for (const key of ['umkreis.started-map', 'umkreis.starting-map'])
    delete (globalThis as Record<symbol, unknown>)[Symbol.for(key)];
  vi.restoreAllMocks();
});

test('waits for a pending map, then returns it at once', async () => {
  let finish: (map: StartedMap) => void = () => {};
  publishStartingMap(new Promise((resolve) => (finish = resolve)));
  expect(startedMap()).toBeNull();
  finish(started);
  expect(await startingMap()).toBe(started);
  expect(startedMap()).toBe(started);
});

test('returns null if the bootstrap script fails, so that the page creates its own map', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  publishStartingMap(Promise.reject(new Error('no library')));
  expect(await startingMap()).toBeNull();
  expect(startedMap()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('does not wait on a page without a bootstrap script', async () => {
  expect(await startingMap()).toBeNull();
});
