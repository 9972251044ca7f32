import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedMember, StaffRevision } from '@umkreis/contract/staff-write.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const STAFF = 'staff@test.example';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  // The first login binds the member to it.
  await call('GET', '/staff/me');
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, payload?: object, email = STAFF) =>
  api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(email)}` },
    ...(payload && { payload }),
  });
const members = async () => (await call('GET', '/staff/')).json<ListedMember[]>();

test('adds a member, logs in, changes permissions immediately, releases the login and removes the member', async () => {
  const eva = 'eva@town.example';
  const rights = { name: 'Eva Beck', role: 'editor', branchShortIds: [12, 1, 12] };
  const added = await call('POST', '/staff/', { email: ' Eva@Town.example ', ...rights });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    { email: eva, name: 'Eva Beck', role: 'editor', branchShortIds: [1, 12], isBound: false },
  ]);
  expect((await call('POST', '/staff/', { email: eva, ...rights })).statusCode).toBe(409);
  expect((await call('GET', '/staff/me', undefined, eva)).json()).toMatchObject({ branchShortIds: [1, 12] });
  expect((await members()).find(({ email }) => email === eva)?.isBound).toBe(true);
  await call('PUT', `/staff/${eva}`, { name: 'Eva Beck', role: 'viewer', branchShortIds: [3] });
  expect((await call('GET', '/staff/me', undefined, eva)).json()).toMatchObject({
    role: 'viewer',
    branchShortIds: [3],
  });
  expect((await call('PUT', `/staff/${eva}/unbound`)).json()).toMatchObject({ isBound: false });
  expect((await call('DELETE', `/staff/${eva}`)).statusCode).toBe(200);
  expect((await call('GET', '/staff/me', undefined, eva)).statusCode).toBe(403);
  for (const [method, path] of [
    ['PUT', '/unbound'],
    ['DELETE', ''],
  ] as const)
    expect((await call(method, `/staff/${eva}${path}`)).statusCode).toBe(404);
  const history = (await call('GET', '/staff/revisions/')).json<StaffRevision[]>();
  const ownHistory = history.filter(({ email }) => email === eva);
  expect(ownHistory.map(({ action, author }) => [action, author])).toEqual([
    ['remove', STAFF],
    ['unbind', STAFF],
    ['rights', STAFF],
    ['bind', 'first login'],
    ['add', STAFF],
  ]);
  expect(JSON.stringify(ownHistory)).not.toContain('subject');
});

test('prevents members from removing their own permissions', async () => {
  const responses = [
    await call('DELETE', `/staff/${STAFF}`),
    await call('PUT', `/staff/${STAFF.toUpperCase()}/unbound`),
    await call('PUT', `/staff/${STAFF}`, { name: 'S', role: 'editor', branchShortIds: [1] }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect((await call('PUT', `/staff/${STAFF}`, { name: 'Sara', role: 'staff' })).json()).toMatchObject({
    name: 'Sara',
  });
  expect((await call('GET', '/staff/me')).json()).toMatchObject({ role: 'staff' });
});

test('keeps one of two members who remove each other concurrently', async () => {
  const [a, b] = ['a@town.example', 'b@town.example'];
  for (let round = 0; round < 10; round++) {
    for (const email of [a, b]) {
      await call('POST', '/staff/', { email, name: email, role: 'staff' });
      await call('GET', '/staff/me', undefined, email);
    }
    await Promise.all([call('DELETE', `/staff/${a}`, undefined, b), call('DELETE', `/staff/${b}`, undefined, a)]);
    const left = (await members()).filter(({ email }) => email === a || email === b);
    expect(left).toHaveLength(1);
    await call('DELETE', `/staff/${left[0]!.email}`);
  }
});

test.each([
  [{ email: 'no address', name: 'A', role: 'staff' }, '/email'],
  [{ email: 'a@town.example', name: '', role: 'staff' }, '/name'],
  [{ email: 'a@town.example', name: 'A', role: 'king' }, '/role'],
  [{ email: 'a@town.example', name: 'A', role: 'editor' }, '/branchShortIds'],
  [{ email: 'a@town.example', name: 'A', role: 'editor', branchShortIds: [33] }, '/branchShortIds/0'],
  [{ email: 'a@town.example', name: 'A', role: 'staff', branchShortIds: [1] }, '/branchShortIds'],
])('rejects %j and adds nobody', async (payload, field) => {
  const before = await members();
  const response = await call('POST', '/staff/', payload);
  expect([response.statusCode, response.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([
    400,
    field,
  ]);
  expect(await members()).toEqual(before);
});
