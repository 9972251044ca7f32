import { afterEach, expect, test } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { askSearch } from './ask-search.ts';
import type { SearchPort } from './search-messages.ts';
import { serveSearch } from './serve-search.ts';

const vocabulary = { categories: new Map(), tags: new Map() };
const items = ['Gasthaus Adler', 'Bäckerei Wohlwend', 'Adlerhorst'].map((title, at): BasemapItem => ({
  id: `id-${at}`,
  nanoId: `nano000${at}`,
  title,
  lat: 47,
  lon: 9.5,
  categories: [],
  ways: ['x'],
}));

const channels: MessageChannel[] = [];
/** Both sides on the two ends of a real channel: what is sent is copied as for a worker. */
function start() {
  const channel = new MessageChannel();
  channels.push(channel);
  serveSearch(channel.port1 as unknown as SearchPort);
  const asked = askSearch(channel.port2 as unknown as SearchPort);
  channel.port1.start();
  channel.port2.start();
  return asked;
}
afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close();
    port2.close();
  }
});

test('questions are answered from what was sent before them', async () => {
  const search = start();
  const filled = search.fill(items, vocabulary);
  await filled;
  expect((await search.find('adler')).map(({ id }) => id)).toEqual(['id-0', 'id-2']);
  expect((await search.find('baeckerei'))[0]).toEqual({
    id: 'id-1',
    terms: expect.arrayContaining([expect.any(String)]) as string[],
  });
});

test('several questions at once get each their own answer', async () => {
  const search = start();
  await search.fill(items, vocabulary);
  const found = await Promise.all(['wohlwend', 'nichts davon xyz', 'horst'].map((words) => search.find(words)));
  expect(found.map((hits) => hits.map(({ id }) => id))).toEqual([['id-1'], [], ['id-2']]);
});

test('new content replaces the old; a build that is not wanted any more stops', async () => {
  const search = start();
  await search.fill(items, vocabulary);
  await search.fill(items.slice(1), vocabulary);
  expect(await search.find('gasthaus')).toEqual([]);
  const many = Array.from({ length: 2000 }, (_, at) => ({ ...items[0]!, id: `m${at}` }));
  const stop = new AbortController();
  const filling = search.fill(many, vocabulary, stop.signal);
  stop.abort();
  await expect(filling).rejects.toThrow();
});

test('a search that broke answers nothing more, and says so', async () => {
  const search = start();
  const asked = search.find('adler');
  search.fail(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  await expect(search.find('asked later')).rejects.toThrow('gone');
});
