import { expect, test } from 'vitest';
import { missingRelease, reloadForRelease } from './reload-for-release.ts';

const chunkError = (url: string) =>
  Object.assign(new Error(`Loading chunk 12 failed.\n(error: ${url})`), { name: 'ChunkLoadError', request: url });
const missingChunk = chunkError('http://vaduz.localhost:4200/releases/map/v1/chunks/12.0a1b2c.js');

function page(liveVersions: () => Promise<Record<string, string>>) {
  const stored = new Map<string, string>();
  const state = { reloads: 0, at: 1_000_000 };
  return {
    state,
    liveVersions,
    reload: () => void state.reloads++,
    now: () => state.at,
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }),
  };
}

test('reloads for a release that is live, at most once in 60 s', async () => {
  const live = page(async () => ({ shell: 's1', map: 'v2' }));
  const at = (ms: number) => {
    live.state.at = 1_000_000 + ms;
    return reloadForRelease(missingChunk, live);
  };
  expect([await at(0), await at(30_000), await at(59_999), await at(60_000)]).toEqual([true, false, false, true]);
  expect(live.state.reloads).toBe(2);
});

test('does not reload offline, for the same release, or without storage', async () => {
  const offline = page(async () => {
    throw new TypeError('Failed to fetch');
  });
  const same = page(async () => ({ shell: 's2', map: 'v1' }));
  const framed = {
    ...page(async () => ({ map: 'v2' })),
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  for (const one of [offline, same, framed]) {
    expect(await reloadForRelease(missingChunk, one)).toBe(false);
    expect(one.state.reloads).toBe(0);
  }
});

test('extracts surface and version of a missing file', () => {
  expect(missingRelease(missingChunk)).toEqual({ surface: 'map', version: 'v1' });
  const entry = new Error(
    '#RUNTIME-008 … args: {"resourceUrl":"https://cdn.example/releases/kiosk/a1-2/remoteEntry.js"}',
  );
  expect(missingRelease(entry)).toEqual({ surface: 'kiosk', version: 'a1-2' });
  expect(missingRelease(new Error('x is not a function at /releases/map/v1/main.js'))).toBeNull();
  expect(missingRelease('text')).toBeNull();
});
