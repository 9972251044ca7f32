import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide, {
    LIMIT_ACCOUNT_REQUESTS: '60',
    LIMIT_ACCOUNT_MEGABYTES: '10',
    AUTH_REQUIRED_AMR: 'mfa, hwk',
  });
});
afterAll(async () => api?.close());

async function headersOf(name: string, amr: unknown) {
  const email = `${name}@test.example`;
  const token = await api.issuer.sign({
    sub: `test|${email}`,
    [tokenClaims.email]: email,
    [tokenClaims.emailVerified]: true,
    [tokenClaims.amr]: amr,
  });
  return { authorization: `Bearer ${token}` };
}
const me = (headers: object, address = '127.0.0.1') =>
  api.app.inject({ url: '/staff/me', headers: { ...headers, 'x-forwarded-for': address } });

test.each([
  ['none', undefined],
  ['a password alone', ['pwd']],
  ['a text in place of an array', 'mfa'],
])('rejects a login with %s where a second factor is required', async (_what, amr) => {
  const response = await me(await headersOf('one', amr));
  expect([response.statusCode, response.json()]).toEqual([
    403,
    expect.objectContaining({ type: '/problems/second-factor-needed' }),
  ]);
});

test.each([[['pwd', 'mfa']], [['hwk']]])('accepts a login with %j', async (amr) => {
  expect((await me(await headersOf('one', amr))).statusCode).toBe(200);
});

test('limits the requests of one account across addresses, without affecting others', async () => {
  const two = await headersOf('two', ['mfa']);
  const statuses: number[] = [];
  for (let nth = 0; nth < 62; nth++) statuses.push((await me(two, `10.0.0.${nth}`)).statusCode);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  const rejected = await me(two);
  expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await me(await headersOf('one', ['mfa']))).statusCode).toBe(200);
});

test('limits the bytes that one account sends', async () => {
  const headers = await headersOf('staff', ['mfa']);
  const payload = { json: { text: 'a'.repeat(1_000_000) } };
  const statuses: number[] = [];
  for (let nth = 0; nth < 10; nth++)
    statuses.push((await api.app.inject({ method: 'POST', url: '/jsons/', headers, payload })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 201), 429]);
});
