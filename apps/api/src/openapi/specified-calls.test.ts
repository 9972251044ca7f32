import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import type { OpenApi } from './build-openapi.ts';
import { operations } from '@umkreis/contract/endpoints/endpoints.ts';
import { exampleCall } from '../testing/sample.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Call = readonly [method: Method, path: string, needsLogin: boolean, success: 200 | 201];
const calls = (method: Method, needsLogin: boolean, success: 200 | 201, paths: string) =>
  paths
    .trim()
    .split(/\s+/)
    .map((path): Call => [method, path, needsLogin, success]);

/**
 * Section 7 of the specification: every call with its method, whether it needs a token, and its success status.
 */
const specified: readonly Call[] = [
  ...calls(
    'GET',
    false,
    200,
    `
    /items/basemap/ /items/basemap/branchshortid/{branchShortId} /branches/ /buildings/branchshortid/{branchShortId} /categories/ /cities/countryid/{countryId} /cities/latlon/{lat}/{lon} /countries/
    /contests/ /events/branchshortid/{branchShortId} /featured/ /icons/ /items/details/keys/ /lists/ /search/shortcuts/ /states/ /streets/branchshortid/{branchShortId} /tags/`,
  ),
  ...calls('POST', false, 201, '/contest/participant/ /items/change-requests/ /metrics/'),
  ...calls(
    'POST',
    true,
    201,
    `
    /items /items/categories/multiple/ /items/tags/multiple/ /items/addresses/ /items/reviews/ /items/details/ /items/items/multiple/ /geojsons/ /items/geojsons/
    /events /events/branches/multiple/
    /events/branches/ /events/tags/ /featured/ /items/categories/ /items/items/ /items/events/ /items/media/ /items/tags/ /items/mentions/ /jsons/ /items/jsons/`,
  ),
  ...calls(
    'GET',
    true,
    200,
    '/items/dashboard/{id} /events/dashboard/{id} /events/dashboard/ /items/dashboard/ /metrics/sessions/daily/',
  ),
  ...calls(
    'PUT',
    true,
    200,
    `
    /items/{id} /events/{id} /geojsons/{id} /jsons/{id} /items/addresses/{id} /items/geojsons/{id} /items/media/{id} /items/mentions/{id} /items/reviews/{id} /items/details/{id}`,
  ),
  ...calls(
    'DELETE',
    true,
    200,
    `
    /events/branches/{eventId}/{branchId} /events/tags/{eventId}/{tagId} /items/categories/{itemId}/{categoryId} /items/items/{itemParentId}/{itemChildId}/{relationshipId} /items/details/{id}
    /items/events/{itemId}/{eventId}/{relationshipId} /items/tags/{itemId}/{tagId} /items/mentions/{mentionId}`,
  ),
];

let api: TestApi;
let document: OpenApi;
/** Parameter names may differ from the specification. */
const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const operationOf = (method: Method, path: string) =>
  Object.entries(document.paths).find(
    ([one, methods]) => shape(one) === shape(path) && method.toLowerCase() in methods,
  )?.[1][method.toLowerCase()];

/** The path of the endpoint's example. */
const exampleUrl = (method: Method, path: string) =>
  exampleCall(
    operations.find((name) => shape(name) === shape(`${method} ${path}`))!,
    {},
  ).path;

beforeAll(async () => {
  api = await startTestApi(seedGuide);
  document = (await api.app.inject('/openapi.json')).json<OpenApi>();
});
afterAll(async () => api?.close());

test('contains all specified calls: 18 public reads, 3 public writes, 22 creates, 5 dashboard reads, 10 updates, 8 deletes', () => {
  const count = (method: Method, needsLogin: boolean) =>
    specified.filter((one) => one[0] === method && one[2] === needsLogin).length;
  expect([
    count('GET', false),
    count('POST', false),
    count('POST', true),
    count('GET', true),
    count('PUT', true),
    count('DELETE', true),
  ]).toEqual([18, 3, 22, 5, 10, 8]);
  expect(new Set(specified.map(([method, path]) => `${method} ${path}`)).size).toBe(specified.length);
});

test.each(specified)('%s %s, token: %s, responds %i', (method, path, needsLogin, success) => {
  const operation = operationOf(method, path);
  expect(operation, 'is in the OpenAPI document').toBeDefined();
  expect(Boolean(operation!.security)).toBe(needsLogin);
  expect(Object.keys(operation!.responses).filter((status) => status.startsWith('2') && status !== '204')).toEqual([
    String(success),
  ]);
  expect(Object.values(operation!.responses[success]!.content ?? {})[0]?.schema).toBeDefined();
});

test('accepts an optional trailing slash everywhere, and requires a token where specified', async () => {
  for (const [method, path, needsLogin] of specified) {
    const url = exampleUrl(method, path);
    for (const form of [url.replace(/\/$/, ''), `${url.replace(/\/$/, '')}/`]) {
      const { statusCode } = await api.app.inject({
        method,
        url: form,
        ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
      });
      if (needsLogin) expect([method, form, statusCode]).toEqual([method, form, 401]);
      else expect([method, form, statusCode]).toEqual([method, form, method === 'GET' ? 200 : 400]);
    }
  }
});

test('responds with JSON of the specified type to the Accept header that clients send', async () => {
  for (const [method, path] of specified.filter((one) => one[0] === 'GET' && !one[2])) {
    const url = exampleUrl(method, path);
    const response = await api.app.inject({ method, url, headers: { accept: 'application/json, text/plain, */*' } });
    expect([url, response.headers['content-type']]).toEqual([url, expect.stringContaining('application/json')]);
  }
});
