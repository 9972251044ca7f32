import { expect, test, vi } from 'vitest';
import type { EmbedInputMessage } from '@umkreis/contract/embed-message.ts';
import { hostOf } from './host.ts';

const command = { umkreis: 1, type: 'filter', words: 'bad' } as const;

function page(search: string) {
  const own = Object.assign(new EventTarget(), { location: { search }, parent: { postMessage: vi.fn() } });
  const come = (data: unknown, origin: string, source: unknown = own.parent) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { own: own as unknown as Window, posted: own.parent.postMessage, come };
}

test('receives commands only from the parent window and the origin in its URL', () => {
  const { own, come } = page('?host=https%3A%2F%2Ftown.example');
  const heard: EmbedInputMessage[] = [];
  const end = hostOf(own)!.hear((one) => heard.push(one));
  come(command, 'https://other.example');
  come(command, 'null');
  come(command, 'https://town.example', {});
  come({ ...command, umkreis: 2 }, 'https://town.example');
  come('filter', 'https://town.example');
  expect(heard).toEqual([]);
  come(command, 'https://town.example');
  expect(heard).toEqual([command]);
  end();
  come(command, 'https://town.example');
  expect(heard).toHaveLength(1);
});

test('posts messages to that origin only, and none without it', () => {
  const { own, posted: said } = page('?host=https%3A%2F%2Ftown.example');
  hostOf(own)!.post({ umkreis: 1, type: 'height', height: 5 });
  expect(said).toHaveBeenCalledWith({ umkreis: 1, type: 'height', height: 5 }, 'https://town.example');
  for (const search of ['', '?host=*', '?host=town.example', '?host=https%3A%2F%2Ftown.example%2Fpath'])
    expect([search, hostOf(page(search).own)]).toEqual([search, null]);
  const alone = page('?host=https%3A%2F%2Ftown.example').own;
  Object.assign(alone, { parent: alone });
  expect(hostOf(alone)).toBeNull();
});
