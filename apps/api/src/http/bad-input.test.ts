import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import type { Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import { exampleCall, type CreateSample } from '../testing/sample.ts';
import { eventSamples, openSamples, ownedSamples, requestSamples } from '../testing/endpoint-samples.ts';
import { arrangedOpenSamples, arrangedSamples, staffSamples } from '../testing/reference-samples.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const AUTHOR = 'staff@test.example';
const shortcut = branchConfigs
  .find((branch) => branch.shortId === 1)!
  .searchShortcuts.find((one) => one.allowChangeRequest && one.env === 'development')!;
const samples: Record<string, CreateSample> = {
  ...ownedSamples,
  ...eventSamples,
  ...requestSamples,
  ...openSamples,
  ...arrangedSamples,
  ...staffSamples,
  ...arrangedOpenSamples,
  'POST /metrics/': () => ({}),
  'POST /contest/participant/': () => ({}),
  'POST /items/change-requests/': () => ({ body: { searchShortcutId: shortcut.id } }),
  'POST /chat/': () => ({}),
  'GET /items/search/': () => ({}),
  'GET /items/facets/': () => ({}),
  'GET /items/nanoid/{nanoId}': () => ({ params: { nanoId: bakery.nano_id } }),
  'GET /items/branchshortid/{branchShortId}': () => ({}),
  'GET /items/basemap/branchshortid/{branchShortId}': () => ({}),
  'GET /icons/{title}/symbol.svg': () => ({ params: { title: 'pin' } }),
  'GET /cities/latlon/{lat}/{lon}': () => ({}),
};
const names = Object.keys(samples);

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  token = await api.issuer.tokenOf(AUTHOR);
});
afterAll(async () => api?.close());

let address = 0;
const send = (method: string, url: string, payload?: string) =>
  api.app.inject({
    method: method as Method,
    url,
    remoteAddress: `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });

function expectProblem(what: unknown, response: Awaited<ReturnType<typeof send>>) {
  expect([what, response.statusCode < 500 ? 'below 500' : response.body]).toEqual([what, 'below 500']);
  if (response.statusCode < 400) return;
  expect(response.headers['content-type']).toContain('application/problem+json');
  const problem = response.json<Problem>();
  expect(problem.status).toBe(response.statusCode);
  if (problem.type === '/problems/invalid-field') expect(problem.errors!.length).toBeGreaterThan(0);
}

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    2 ** 53,
    1e300,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '𝕏'.repeat(300),
    'x'.repeat(20_000),
    [],
    {},
    [null],
    nested(200),
    '2026-13-45',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-02-30T00:00:00Z',
    "'; drop table items; --",
    '%',
    '__proto__',
    uniqueId(),
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'javascript:alert(1)',
    2_147_483_648,
    '47.1',
    'NaN',
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary' }),
);

test('no unusual value in any body field causes a server error', async () => {
  const bodies = names.filter((name) => !name.startsWith('GET ') && !name.startsWith('DELETE '));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), strange, fc.nat(), fc.boolean(), async (name, value, at, inside) => {
      const { url, payload } = exampleCall(name as Operation, await samples[name]!(api.db, AUTHOR));
      const fields = Object.keys(payload ?? {});
      const field = fields[at % (fields.length + 1)] ?? 'fremd';
      const body = inside
        ? {
            ...payload,
            [field]: Array.isArray((payload as Record<string, unknown> | undefined)?.[field]) ? [value] : value,
          }
        : value;
      expectProblem([name, body], await send(name.split(' ')[0]!, url, JSON.stringify(body) ?? ''));
    }),
    { numRuns: 150 },
  );
}, 180_000);

test('no unusual value in a path or query causes a server error', async () => {
  const text = fc.oneof(
    fc.constantFrom(
      '0',
      '-1',
      '33',
      '1e9',
      '99999999999999999999',
      'null',
      '%00',
      '%ff',
      '%E0%A4%A',
      '..%2f',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      'x'.repeat(300),
      '47.1',
      'NaN',
      "'",
    ),
    fc.string({ unit: 'grapheme' }).map((one) => encodeURIComponent(one.toWellFormed())),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), text, fc.nat(), async (name, part, at) => {
      const { path: url, payload } = exampleCall(name as Operation, await samples[name]!(api.db, AUTHOR));
      const parts = url.split('/');
      const own = name
        .split(' ')[1]!
        .split('/')
        .flatMap((one, index) => (one.startsWith('{') ? [index] : []));
      const changed =
        own.length && at % 3
          ? parts.with(own[at % own.length]!, part).join('/')
          : `${url}?${['branch', 'page', 'text', 'bbox', 'near', 'limit', part || 'a'][at % 7]}=${part}`;
      expectProblem([name, changed], await send(name.split(' ')[0]!, changed, payload && JSON.stringify(payload)));
    }),
    { numRuns: 150 },
  );
}, 180_000);

for (const [which, step, tags] of [
  ['one kind each', 5, []],
  ['all kinds', 1, ['nightly']],
] as const)
  test(
    `rejects broken, oversized and deeply nested JSON for every write: ${which}`,
    { tags: [...tags], timeout: 180_000 },
    async () => {
      const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
      const payloads = Object.entries({
        broken: '{"a":',
        empty: '',
        deep,
        oversize: JSON.stringify({ a: 'x'.repeat(1_100_000) }),
        poisoned: '{"__proto__":{"a":1}}',
      });
      const writes = names.filter((one) => !one.startsWith('GET ') && !one.startsWith('DELETE '));
      for (const [at, name] of writes.entries()) {
        const { url } = exampleCall(name as Operation, await samples[name]!(api.db, AUTHOR));
        for (const [kind, payload] of payloads.filter((_, index) => (at + index) % step === 0)) {
          const response = await send(name.split(' ')[0]!, url, payload);
          expectProblem([name, kind], response);
          expect([name, kind, response.statusCode >= 400]).toEqual([name, kind, true]);
        }
      }
    },
  );
