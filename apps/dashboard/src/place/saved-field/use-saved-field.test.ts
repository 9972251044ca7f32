// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSavedField, type SavedField } from './use-saved-field.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => localStorage.clear());

/** A field on a simulated server that responds when the test says so and increments its version. */
function start() {
  const server = { title: 'Adler', version: 1, calls: [] as [string, number][] };
  const pendingResponses: ((isStored: boolean) => void)[] = [];
  const root = createRoot(document.createElement('div'));
  const seen: { field: SavedField } = { field: undefined as never };
  function Field({ stored, base }: { stored: string; base: number }) {
    // oxlint-disable-next-line react/immutability -- the test looks from outside
    seen.field = useSavedField({
      draftKey: 'a:title',
      label: 'Titel',
      author: 'a@test.example',
      stored,
      base,
      save: (value, version) => {
        server.calls.push([value, version]);
        return new Promise<void>((resolve, reject) => {
          pendingResponses.push((isStored) => {
            if (!isStored) return reject(new Error('no network'));
            Object.assign(server, { title: value, version: server.version + 1 });
            resolve();
          });
        });
      },
    });
    return null;
  }
  const read = () => act(async () => root.render(createElement(Field, { stored: server.title, base: server.version })));
  return {
    server,
    read,
    field: () => seen.field,
    type: (text: string) => act(async () => seen.field.type(text)),
    leave: () => act(async () => void seen.field.commit()),
    answer: (isStored = true) => act(async () => pendingResponses.shift()!(isStored)),
  };
}

test('saves input typed during a save afterwards, based on the new version', async () => {
  const { server, read, field, type, leave, answer } = start();
  await read();
  await type('Gasthof Adler');
  await leave();
  await type('Gasthof Adler, Vaduz');
  await leave();
  expect(server.calls).toEqual([['Gasthof Adler', 1]]);
  await answer();
  expect([field().value, field().state]).toEqual(['Gasthof Adler, Vaduz', 'unsaved']);
  expect(localStorage.getItem('umkreis-draft:a:title')).toBe('Gasthof Adler, Vaduz');
  await read();
  expect(server.calls).toEqual([
    ['Gasthof Adler', 1],
    ['Gasthof Adler, Vaduz', 2],
  ]);
  await answer();
  await read();
  expect([field().value, field().state, server.title]).toEqual([
    'Gasthof Adler, Vaduz',
    'saved',
    'Gasthof Adler, Vaduz',
  ]);
});

test('saves later input if the new version was loaded before the save finished', async () => {
  const { server, read, field, type, leave, answer } = start();
  await read();
  await type('Gasthof Adler');
  await leave();
  await type('Gasthof Adler, Vaduz');
  Object.assign(server, { title: 'Gasthof Adler', version: 2 });
  await read();
  await answer();
  expect(field().state).toBe('unsaved');
  await leave();
  expect(server.calls.at(-1)).toEqual(['Gasthof Adler, Vaduz', 2]);
});

test('keeps the input typed during a save that fails', async () => {
  const { read, field, type, leave, answer } = start();
  await read();
  await type('Gasthof');
  await leave();
  await type('Gasthof Adler');
  await answer(false);
  expect([field().value, field().state]).toEqual(['Gasthof Adler', 'failed']);
  expect(localStorage.getItem('umkreis-draft:a:title')).toBe('Gasthof Adler');
});

test('saves input once if nothing is typed meanwhile', async () => {
  const { server, read, field, type, leave, answer } = start();
  await read();
  await type('Löwen');
  await leave();
  await answer();
  await read();
  expect([field().value, field().state, server.calls.length]).toEqual(['Löwen', 'saved', 1]);
});

test('shows the saved text until the next load, and bases later input on the saved version', async () => {
  const { server, read, field, type, leave, answer } = start();
  await read();
  await type('Gasthof Adler');
  await leave();
  await answer();
  expect([field().value, field().state]).toEqual(['Gasthof Adler', 'saved']);
  // Typing the old value again is a change, although the page has not loaded the new one yet.
  await type('Adler');
  await leave();
  expect(server.calls).toEqual([['Gasthof Adler', 1]]);
  await read();
  expect(server.calls).toEqual([
    ['Gasthof Adler', 1],
    ['Adler', 2],
  ]);
  await answer();
  await read();
  expect([field().value, field().state]).toEqual(['Adler', 'saved']);
});
