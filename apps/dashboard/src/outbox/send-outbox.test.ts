// @vitest-environment happy-dom
import type { Auth } from '@umkreis/contract/boot.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { outbox, type OutboxEntry } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';

type FakeResponse = { status: number; body?: unknown } | 'lost';
const responses: Record<string, FakeResponse[]> = {};
const sent: string[] = [];
const auth = { email: 'a@test.example', getToken: async () => 'token' } as unknown as Auth;

beforeEach(() => {
  for (const { key } of outbox.entries()) outbox.remove(key);
  for (const call of Object.keys(responses)) delete responses[call];
  sent.length = 0;
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) },
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    sent.push([method, url, body].filter(Boolean).join(' '));
    const response = responses[`${method} ${url}`]?.shift() ?? { status: 200, body: {} };
    if (response === 'lost') throw new TypeError('network');
    return new Response(JSON.stringify(response.body ?? {}), {
      status: response.status,
      headers: { 'content-type': 'application/json' },
    });
  });
});

const add = (key: string, method: OutboxEntry['method'], url: string, overrides: Partial<OutboxEntry> = {}) =>
  outbox.add({
    key,
    author: auth.email!,
    method,
    url,
    body: undefined,
    label: key,
    page: '',
    path: '/',
    value: key,
    ...overrides,
  });
const send = () => sendOutbox(auth, (error) => String(error));

test('sends queued edits in order and keeps the remaining ones after a network failure', async () => {
  add('tag', 'POST', '/tags', { body: { tagId: 't' } });
  add('pin', 'PUT', '/item', { body: { lat: 1 } });
  add('category', 'DELETE', '/categories/c');
  responses['PUT /item'] = ['lost'];
  expect(await send()).toBe(1);
  expect(outbox.entries().map(({ key }) => key)).toEqual(['pin', 'category']);
  expect(await send()).toBe(2);
  expect(sent).toEqual([
    'POST /tags {"tagId":"t"}',
    'PUT /item {"lat":1}',
    'PUT /item {"lat":1}',
    'DELETE /categories/c',
  ]);
});

test('treats a 404 response to a DELETE as success', async () => {
  add('tag', 'DELETE', '/tags/t');
  responses['DELETE /tags/t'] = [{ status: 404 }];
  expect(await send()).toBe(1);
  expect(outbox.entries()).toEqual([]);
});

test('keeps a rejected edit for a decision, sends the others, and overwrites the conflict on insist', async () => {
  add('pin', 'PUT', '/item', { body: { lat: 1, version: 2 } });
  add('kind', 'PUT', '/other');
  responses['PUT /item'] = [{ status: 409, body: { currentVersion: 7 } }];
  expect(await send()).toBe(1);
  expect(outbox.entries()).toMatchObject([{ key: 'pin', currentVersion: 7, refusal: expect.any(String) }]);
  expect(await send()).toBe(0);
  outbox.insist('pin');
  expect(await send()).toBe(1);
  expect(sent.at(-1)).toBe('PUT /item {"lat":1,"version":7}');
});

test('updates an address instead of creating it twice after a lost response', async () => {
  const body = { itemId: 'i', lat: 1, lon: 2, street: 'Dorf', city: 'Au' };
  add('address', 'POST', '/addresses/', { body, creates: { part: 'address', place: '/item' } });
  responses['GET /item'] = [
    { status: 200, body: { addresses: [] } },
    { status: 200, body: { addresses: [{ id: 'a' }] } },
  ];
  responses['POST /addresses/'] = ['lost'];
  expect(await send()).toBe(0);
  expect(await send()).toBe(1);
  expect(sent.at(-1)).toBe('PUT /addresses/a {"street":"Dorf","city":"Au"}');
  expect(sent.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('does not create a detail that exists already', async () => {
  const body = { itemId: 'i', dataKeyV2: 'k', dataValue: '+423' };
  add('detail', 'POST', '/details/', { body, creates: { part: 'detail', place: '/item' } });
  responses['GET /item'] = [{ status: 200, body: { itemDetails: [{ dataKeyV2: 'k', dataValue: '+423' }] } }];
  expect(await send()).toBe(1);
  expect(sent).toEqual(['GET /item']);
  expect(outbox.entries()).toEqual([]);
});
