import { beforeEach, expect, it, vi } from 'vitest';
import { savedPlacesPath } from '@umkreis/contract/offline.ts';
import { savedPlace } from './saved-places.ts';

const origin = 'https://guide.example';
const batch = `${origin}/api/items/branchshortid/5?run=1`;
const stored = new Map<string, string>([
  [
    savedPlacesPath,
    JSON.stringify({ branchShortId: 5, batches: [{ name: batch, nanoIds: ['aaaaaaaa', 'bbbbbbbb'] }] }),
  ],
  [batch, JSON.stringify({ items: [{ nanoId: 'aaaaaaaa' }, { nanoId: 'bbbbbbbb', title: 'Café Bär' }] })],
  [`${origin}/api/items/nanoid/cccccccc?branch=5`, JSON.stringify({ nanoId: 'cccccccc' })],
]);

beforeEach(() =>
  vi.stubGlobal('caches', {
    open: async () => ({ match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined) }),
  }),
);

const read = async (path: string) => (await savedPlace(`${origin}/api/items/nanoid/${path}`))?.json();

it('returns a place of a saved guide from its batch', async () => {
  expect(await read('bbbbbbbb?branch=5')).toEqual({ nanoId: 'bbbbbbbb', title: 'Café Bär' });
});

it('returns a place that an earlier release saved by itself', async () => {
  expect(await read('cccccccc?branch=5')).toEqual({ nanoId: 'cccccccc' });
});

it.each(['dddddddd?branch=5', 'bbbbbbbb?branch=6', 'bbbbbbbb'])('has no response for %s', async (path) => {
  expect(await read(path)).toBeUndefined();
});
