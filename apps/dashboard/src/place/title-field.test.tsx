// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { sendOutbox } from '../outbox/send-outbox.ts';
import { serve, showInDashboard } from '../testing/show-in-dashboard.tsx';
import { outbox } from '../outbox/outbox.ts';
import { TitleField } from './title-field.tsx';

beforeEach(() => {
  localStorage.clear();
  for (const { key } of outbox.entries()) outbox.remove(key);
});

/** Starts a server with one place that versions its title. The test can make it fail. */
async function start() {
  const server = { title: 'Adler', version: 1, isBroken: false, sent: [] as unknown[] };
  const item = () => ({ id: 'place-1', title: server.title, version: server.version }) as Item;
  const root = await serve(({ operation, body }) => {
    server.sent.push([operation, body]);
    if (server.isBroken) return 500;
    if (body.version !== server.version) return 409;
    Object.assign(server, { title: body.title, version: server.version + 1 });
    return item();
  });
  function Place() {
    const [current, setCurrent] = useState(item);
    return <TitleField item={current} isReadOnly={false} onItem={(next) => setCurrent(next ?? item())} />;
  }
  const open = (getToken?: Auth['getToken']) => showInDashboard(root, <Place />, getToken);
  return { server, open };
}

test('saves the typed text on blur and shows it as saved', async () => {
  const { server, open } = await start();
  const { write, until, text, find } = open();
  write('input', 'Gasthof Adler');
  await until(() => text()?.includes('Gespeichert'));
  expect(server.sent).toEqual([['PUT /items/place-1', { title: 'Gasthof Adler', version: 1 }]]);
  expect(find<HTMLInputElement>('input').value).toBe('Gasthof Adler');

  write('input', 'Zum Adler');
  await until(() => server.title === 'Zum Adler' && text()?.includes('Gespeichert'));
  expect(server.sent.at(-1)).toEqual(['PUT /items/place-1', { title: 'Zum Adler', version: 2 }]);
});

test('keeps text that cannot be saved across a reload and saves it on retry', async () => {
  const { server, open } = await start();
  server.isBroken = true;
  const first = open();
  first.write('input', 'Gasthof Adler');
  await first.until(() => first.text()?.includes('Nicht gespeichert. Der Text ist hier sicher.'));
  expect([first.find<HTMLInputElement>('input').value, server.title]).toEqual(['Gasthof Adler', 'Adler']);
  first.unmount();

  const { find, until, text, click } = open();
  expect(find<HTMLInputElement>('input').value).toBe('Gasthof Adler');
  expect(text()).toContain('Nicht gespeicherter Entwurf');
  server.isBroken = false;
  click('Noch einmal speichern');
  await until(() => text()?.includes('Gespeichert'));
  expect([server.title, server.version]).toEqual(['Gasthof Adler', 2]);
  expect(localStorage.getItem('umkreis-draft:place-1:title')).toBeNull();
});

test('keeps newer input of the field when an earlier save of it ends late', async () => {
  const { server, open } = await start();
  const token = Promise.withResolvers<string>();
  const first = open(() => token.promise);
  first.write('input', 'Gasthof Adler');
  first.unmount();

  const { write, until, text } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  write('input', 'Zum Adler');
  await until(() => text()?.includes('Keine Verbindung.'));
  token.resolve('a');
  await until(() => server.title === 'Gasthof Adler');
  // The response is processed without a visible change.
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(outbox.entries()).toMatchObject([{ value: 'Zum Adler' }]);
  expect(localStorage.getItem('umkreis-draft:place-1:title')).toBe('Zum Adler');
});

test('queues the text when the token cannot be renewed offline, and sends it once online', async () => {
  const { server, open } = await start();
  const { write, until, text, find } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  write('input', 'Gasthof Adler');
  await until(() => text()?.includes('Keine Verbindung. Wird gesendet, sobald sie wieder besteht.'));
  expect([find<HTMLInputElement>('input').value, server.sent]).toEqual(['Gasthof Adler', []]);
  expect(outbox.entries()).toMatchObject([{ method: 'PUT', value: 'Gasthof Adler' }]);

  const locks = { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) };
  vi.stubGlobal('navigator', { locks });
  const auth = { email: 'a@test.example', getToken: async () => 'b' } as unknown as Auth;
  expect(await sendOutbox(auth, String)).toBe(1);
  vi.unstubAllGlobals();
  expect([server.title, outbox.entries()]).toEqual(['Gasthof Adler', []]);
});
