import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenClaims } from '@umkreis/contract/token-claims.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

/** Requests the login status. @param expires seconds from now */
async function statusOf(subject: string, email: string, expires = 300): Promise<number> {
  const token = await api.issuer.sign({
    sub: subject,
    [tokenClaims.email]: email,
    [tokenClaims.emailVerified]: true,
    exp: Math.floor(Date.now() / 1000) + expires,
  });
  const { statusCode } = await api.app.inject({ url: '/staff/me', headers: { authorization: `Bearer ${token}` } });
  return statusCode;
}

test('binds a member by an address that differs in ASCII case only', async () => {
  const kelvin = '\u212A';
  await api.db
    .insertInto('staff')
    .values({ email: 'kate@test.example', name: 'Kate', role: 'editor', branch_ids: [1] })
    .execute();
  expect(kelvin.toLowerCase()).toBe('k');
  expect(await statusOf('other|kate', `${kelvin}ate@test.example`)).toBe(403);
  expect(await statusOf('test|kate', 'Kate@TEST.example')).toBe(200);
});

test('accepts a token up to 30 s after it expired, not later', async () => {
  expect(await statusOf('test|one', 'one@test.example', -10)).toBe(200);
  expect(await statusOf('test|one', 'one@test.example', -60)).toBe(401);
});
