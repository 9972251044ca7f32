import { expect, test } from 'vitest';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { ApiContext } from './api-context.ts';
import { apiUrl, type ApiUrl } from './api-url.ts';
import { callApi } from './call-api.ts';

const context = { apiRoot: '/api' } as ApiContext;
const auth = {} as Auth;
const read = <A>(url: ApiUrl<A, false>): { url: string; answer?: A } => ({ url });

/** Never called: the compiler checks each line against the OpenAPI document. */
export const disagreements = [
  // @ts-expect-error no such path
  () => apiUrl(context, 'GET /place/'),
  // @ts-expect-error no such method there
  () => callApi(context, 'PUT /tags/', { auth }),
  // @ts-expect-error without a parameter of the path
  () => apiUrl(context, 'GET /lists/{id}/items/'),
  // @ts-expect-error a parameter of the path by another name
  () => apiUrl(context, 'GET /items/nanoid/{nanoId}', { path: { id: 'a' } }),
  // @ts-expect-error an unknown parameter of the query
  () => apiUrl(context, 'GET /items/search/', { query: { words: 'bar' } }),
  // @ts-expect-error a parameter of another type
  () => apiUrl(context, 'GET /items/search/', { query: { limit: 'all' } }),
  // @ts-expect-error without a required parameter
  () => apiUrl(context, 'GET /metrics/figures/', { query: { from: '2026-01-01' } }),
  // @ts-expect-error without a body
  () => callApi(context, 'POST /items/tags/', { auth }),
  // @ts-expect-error a field that the body has not
  () => callApi(context, 'POST /items/tags/', { body: { itemId: 'a', tagId: 'b', id: 'c' }, auth }),
  // @ts-expect-error without a field of the body
  () => callApi(context, 'POST /items/tags/', { body: { itemId: 'a' }, auth }),
  // @ts-expect-error a body where none is read
  () => callApi(context, 'DELETE /tags/{id}', { path: { id: 'a' }, body: {}, auth }),
  // @ts-expect-error without a login
  () => callApi(context, 'DELETE /tags/{id}', { path: { id: 'a' } }),
  // @ts-expect-error read without the login that it needs
  () => read(apiUrl(context, 'GET /staff/')),
  // @ts-expect-error a field that is not answered
  () => read(apiUrl(context, 'GET /tags/')).answer?.[0]?.title,
  // @ts-expect-error an address of somewhere else
  () => read('/json/basemap.json'),
];

test("builds an address from the operation's parameters", () => {
  const urls: string[] = [
    apiUrl(context, 'GET /branches/'),
    apiUrl(context, 'GET /lists/{id}/items/', { path: { id: 'a' } }),
    apiUrl(context, 'GET /items/nanoid/{nanoId}', { path: { nanoId: 'a/b' }, query: { branch: 3 } }),
    apiUrl(context, 'GET /items/search/', { query: { text: 'Käse & Brot', branch: undefined, tags: '', near: null } }),
  ];
  expect(urls).toEqual([
    '/api/branches/',
    '/api/lists/a/items/',
    '/api/items/nanoid/a%2Fb?branch=3',
    '/api/items/search/?text=K%C3%A4se+%26+Brot',
  ]);
});

test('types a response as in the contract', () => {
  const { url, answer }: { url: string; answer?: Item } = read(
    apiUrl(context, 'GET /items/nanoid/{nanoId}', { path: { nanoId: 'a' } }),
  );
  expect([url, answer]).toEqual(['/api/items/nanoid/a', undefined]);
});
