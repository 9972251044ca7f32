// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { Item, ItemAddress } from '@umkreis/contract/item.ts';
import { sendOutbox } from '../outbox/send-outbox.ts';
import { serve, showInDashboard } from '../testing/show-in-dashboard.tsx';
import { outbox } from '../outbox/outbox.ts';
import { PlaceWhere } from './place-where.tsx';

beforeEach(() => {
  localStorage.clear();
  for (const { key } of outbox.entries()) outbox.remove(key);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts a server with one place without an address, and shows where it is. */
async function start() {
  const server = { addresses: [] as ItemAddress[], sent: [] as string[] };
  const item = () => ({ id: 'place-1', version: 1, lat: 47.1, lon: 9.5, addresses: server.addresses }) as Item;
  const root = await serve(({ operation, body }) => {
    if (operation === 'GET /items/dashboard/place-1') return item();
    server.sent.push(operation);
    server.addresses = [{ ...server.addresses[0], id: 'address-1', ...body } as ItemAddress];
    return server.addresses[0]!;
  });
  function Place() {
    const [current, setCurrent] = useState(item);
    const load = async () => setCurrent(item());
    return <PlaceWhere item={current} branch={undefined} isReadOnly={false} onItem={load} />;
  }
  return { server, open: (getToken?: Auth['getToken']) => showInDashboard(root, <Place />, getToken) };
}

const street = 'input[maxlength="200"]';
const housenumber = 'input[maxlength="20"]';

/** A network that reports its failure only after the next field is left. */
const failLate = () => new Promise<string>((_, reject) => setTimeout(() => reject(new TypeError('Failed')), 30));

test('queues two fields of a new address that are typed in quick succession offline as one address', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { server, open } = await start();
  const { write, until } = open(failLate);
  write(street, 'Dorfstrasse');
  write(housenumber, '7');
  await until(() => outbox.entries()[0]?.value.includes('7'));
  expect(outbox.entries()).toMatchObject([
    { value: 'Strasse: Dorfstrasse, Nummer: 7', body: { street: 'Dorfstrasse', housenumber: '7' } },
  ]);

  write(street, 'Kirchweg');
  await until(() => outbox.entries()[0]?.value.includes('Kirchweg'));
  expect(outbox.entries()).toMatchObject([{ value: 'Strasse: Kirchweg, Nummer: 7' }]);

  const locks = { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) };
  vi.stubGlobal('navigator', { locks, onLine: true });
  const auth = { email: 'a@test.example', getToken: async () => 'b' } as unknown as Auth;
  expect(await sendOutbox(auth, String)).toBe(1);
  expect(server.addresses).toMatchObject([{ street: 'Kirchweg', housenumber: '7' }]);
});

test('keeps a queued field when a later field of the address is saved', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { server, open } = await start();
  let calls = 0;
  const { write, until } = open(() => (calls++ === 0 ? failLate() : Promise.resolve('a')));
  write(street, 'Dorfstrasse');
  write(housenumber, '7');
  await until(() => outbox.entries()[0]?.value.includes('7') || server.addresses[0]?.housenumber === '7');
  const kept = { ...server.addresses[0], ...(outbox.entries()[0]?.body as object | undefined) };
  expect(kept).toMatchObject({ street: 'Dorfstrasse', housenumber: '7' });
});

test('saves two fields of a new address that are typed in quick succession as one address', async () => {
  const { server, open } = await start();
  const { write, until } = open();
  write(street, 'Dorfstrasse');
  write(housenumber, '7');
  await until(() => server.addresses[0]?.housenumber === '7');
  expect(server.addresses).toMatchObject([{ street: 'Dorfstrasse', housenumber: '7' }]);
  expect(server.sent).toEqual(['POST /items/addresses/', 'PUT /items/addresses/address-1']);
});
