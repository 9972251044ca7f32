import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateKeyPair } from 'jose';
import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { endpoints as table, operations, type Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import { exampleCall, type CreateSample } from '../testing/sample.ts';
import { eventSamples, openSamples, ownedSamples, requestSamples } from '../testing/endpoint-samples.ts';
import { arrangedOpenSamples, arrangedSamples, staffSamples } from '../testing/reference-samples.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
let api: TestApi;
const endpoints = operations.filter((name) => table[name].right !== 'public');
const publicEndpoints = operations.filter((name) => table[name].right === 'public');

beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const ofBranch = { ...ownedSamples, ...eventSamples, ...requestSamples, ...arrangedSamples };
const samples: Record<string, CreateSample> = { ...ofBranch, ...staffSamples, ...openSamples, ...arrangedOpenSamples };
/** Reads of personal data, which are hidden from viewers of the dashboard. */
const forEditors = new Set([
  'GET /contests/{id}/participants/',
  'GET /contests/{id}/draws/',
  'GET /staff/',
  'GET /staff/revisions/',
  'GET /audit/',
  'GET /personal-data/retention/',
]);
/** These POST requests create nothing: their input must not appear in a URL. */
const creatingNothing = new Set([
  'POST /personal-data/find/',
  'POST /personal-data/export/',
  'POST /personal-data/erase/',
]);
const isWrite = (name: string) => !name.startsWith('GET ');
/** What viewers save for themselves. */
const ofViewers = new Set(['PUT /saved-views/{id}', 'DELETE /saved-views/{id}']);

async function call(name: string, email: string | null, token?: string): Promise<number> {
  const { url, payload, headers } = exampleCall(name as Operation, await samples[name]!(api.db, email ?? 'nobody'));
  const authorization = token ?? (email && `Bearer ${await api.issuer.tokenOf(email)}`);
  return (
    await api.app.inject({
      method: name.split(' ')[0] as Method,
      url,
      ...(payload && { payload }),
      headers: { ...headers, ...(authorization && { authorization }) },
    })
  ).statusCode;
}
const statusesOf = async (names: readonly string[], email: string | null, token?: string) => {
  const statuses: [string, number][] = [];
  for (const name of names) statuses.push([name, await call(name, email, token)]);
  return statuses;
};
const all = (names: readonly string[], status: (name: string) => number) =>
  names.map((name): [string, number] => [name, status(name)]);

test('has a sample for every protected endpoint', () => {
  expect(endpoints.toSorted()).toEqual(Object.keys(samples).toSorted());
});

test('has no two paths that differ only in a parameter name', () => {
  const shapes = new Set([...endpoints, ...publicEndpoints].map((name) => name.split(' ')[1]!));
  expect(new Set([...shapes].map((path) => path.replaceAll(/\{\w+\}/g, '{}'))).size).toBe(shapes.size);
});

test('protects every write except the public ones', () => {
  expect(publicEndpoints.filter(isWrite).toSorted()).toEqual([
    'POST /chat/',
    'POST /contest/participant/',
    'POST /items/change-requests/',
    'POST /kiosks/codes/',
    'POST /kiosks/heartbeats/',
    'POST /kiosks/pictures/',
    'POST /metrics/',
  ]);
});

describe('every protected endpoint', () => {
  const created = (name: string) =>
    name.startsWith('POST ') && !/\/(restore|reopen)$/.test(name) && !creatingNothing.has(name) ? 201 : 200;

  test('rejects anonymous requests', async () => {
    expect(await statusesOf(endpoints, null)).toEqual(all(endpoints, () => 401));
  });

  test('rejects non-members', async () => {
    expect(await statusesOf(endpoints, 'stranger@test.example')).toEqual(all(endpoints, () => 403));
  });

  test('rejects the editor of another branch', async () => {
    const names = Object.keys({ ...ofBranch, ...staffSamples });
    expect(await statusesOf(names, 'two@test.example')).toEqual(all(names, () => 403));
  });

  test('lets a viewer read but not write', async () => {
    expect(await statusesOf(endpoints, 'viewer@test.example')).toEqual(
      all(endpoints, (name) => (!ofViewers.has(name) && (isWrite(name) || forEditors.has(name)) ? 403 : 200)),
    );
  });

  test('admits the editor of the branch', async () => {
    expect(await statusesOf(endpoints, 'one@test.example')).toEqual(
      all(endpoints, (name) => (name in staffSamples ? 403 : created(name))),
    );
  });

  test('admits staff', async () => {
    expect(await statusesOf(endpoints, 'staff@test.example')).toEqual(all(endpoints, created));
  });

  for (const [which, step, tags] of [
    ['an eighth of the endpoints each', 8, []],
    ['every endpoint', 1, ['nightly']],
  ] as const)
    test(`rejects forged, foreign, expired and unsigned tokens at ${which}`, { tags: [...tags] }, async () => {
      const claims = {
        sub: 'test|one@test.example',
        [tokenClaims.email]: 'one@test.example',
        [tokenClaims.emailVerified]: true,
      };
      const { privateKey } = await generateKeyPair('RS256');
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const valid = await api.issuer.sign(claims);
      const [, body] = valid.split('.');
      const tokens = {
        forged: await api.issuer.sign(claims, privateKey),
        'foreign issuer': await api.issuer.sign({ ...claims, iss: 'https://other.example/' }),
        'wrong audience': await api.issuer.sign({ ...claims, aud: 'https://other.example' }),
        expired: await api.issuer.sign({ ...claims, exp: 1000 }),
        endless: await api.issuer.sign({ ...claims, exp: undefined }),
        'alg none': `${part({ alg: 'none' })}.${body}.`,
        'alg HS256': `${part({ alg: 'HS256', kid: 'k' })}.${body}.${Buffer.alloc(32).toString('base64url')}`,
        'other claims': valid.replace(body!, part({ ...claims, sub: 'test|staff@test.example' })),
      };
      for (const [index, [kind, token]] of Object.entries(tokens).entries()) {
        const some = endpoints.filter((_, at) => at % step === index % step);
        expect([kind, await statusesOf(some, null, `Bearer ${token}`)]).toEqual([kind, all(some, () => 401)]);
      }
    });
});
