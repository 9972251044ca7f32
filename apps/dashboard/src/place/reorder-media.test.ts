import { expect, test } from 'vitest';
import { reorderMedia } from './reorder-media.ts';

const media = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, sortOrder: index + 1 }));

/** Stores sort orders. The calls with these numbers, counted from 1, fail. */
function server(...failing: number[]) {
  const stored = new Map(media.map(({ id, sortOrder }) => [id, sortOrder]));
  let calls = 0;
  return {
    order: () =>
      [...stored]
        .toSorted(([, a], [, b]) => a - b)
        .map(([id]) => id)
        .join(''),
    write: async (id: string, sortOrder: number) => {
      calls += 1;
      if (failing.includes(calls)) throw new Error('no network');
      stored.set(id, sortOrder);
    },
  };
}

test('moves a medium', async () => {
  const { write, order } = server();
  expect(await reorderMedia(media, 3, 0, write)).toBe('moved');
  expect(order()).toBe('dabc');
});

test('reverts the order after a failure', async () => {
  const { write, order } = server(3);
  expect(await reorderMedia(media, 3, 0, write)).toBe('undone');
  expect(order()).toBe('abcd');
});

test("returns 'mixed' when reverting fails too", async () => {
  const { write } = server(3, 4);
  expect(await reorderMedia(media, 3, 0, write)).toBe('mixed');
});
