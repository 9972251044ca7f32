import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_SAVED_VIEWS, type SavedView } from '@umkreis/contract/saved-view.ts';
import { removeMember } from '@umkreis/db/staff-members.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
}, 60_000);
afterAll(async () => api?.close());

async function call(method: 'GET' | 'PUT' | 'DELETE', email: string, id = '', payload?: object) {
  const authorization = `Bearer ${await api.issuer.tokenOf(email)}`;
  return api.app.inject({ method, url: `/saved-views/${id}`, headers: { authorization }, ...(payload && { payload }) });
}
const viewsOf = async (email: string) => (await call('GET', email)).json<SavedView[]>();
const view = { name: 'Zu prüfen', query: 'reviewIsDue=true&branch=1', columns: ['city', 'review'] };

it('saves, replaces and deletes views of each member', async () => {
  const id = uniqueId();
  expect((await call('PUT', 'one@test.example', id, view)).json()).toEqual({ id, ...view });
  const other = { ...view, name: 'Andere' };
  await call('PUT', 'viewer@test.example', id, other);
  await call('PUT', 'one@test.example', uniqueId(), { ...view, name: 'Alle' });
  expect((await viewsOf('one@test.example')).map(({ name }) => name)).toEqual(['Alle', 'Zu prüfen']);

  const renamed = { ...view, name: 'Zuletzt geprüft', columns: [] };
  await call('PUT', 'one@test.example', id, renamed);
  expect(await viewsOf('one@test.example')).toContainEqual({ id, ...renamed });
  expect(await viewsOf('viewer@test.example')).toEqual([{ id, ...other }]);

  expect((await call('DELETE', 'one@test.example', id)).statusCode).toBe(200);
  expect((await call('DELETE', 'one@test.example', id)).statusCode).toBe(404);
  expect((await viewsOf('one@test.example')).map(({ name }) => name)).toEqual(['Alle']);
});

it('rejects a view without a name, and changes nothing', async () => {
  const before = await viewsOf('one@test.example');
  expect((await call('PUT', 'one@test.example', uniqueId(), { ...view, name: '  ' })).statusCode).toBe(400);
  expect((await call('PUT', 'one@test.example', 'x', view)).statusCode).toBe(400);
  expect(await viewsOf('one@test.example')).toEqual(before);
});

it('saves fifty views, also when they arrive at once, and still replaces one of them', async () => {
  const email = 'staff@test.example';
  const saved = Array.from({ length: MAX_SAVED_VIEWS - 2 }, () => ({ email, id: uniqueId(), ...view }));
  await api.db.insertInto('saved_views').values(saved).execute();
  const responses = await Promise.all(Array.from({ length: 5 }, () => call('PUT', email, uniqueId(), view)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409, 409]);
  expect((await call('PUT', email, saved[0]!.id, { ...view, name: 'Neu' })).statusCode).toBe(200);
});

it('deletes the views of a removed member', async () => {
  await call('PUT', 'two@test.example', uniqueId(), view);
  expect(await viewsOf('two@test.example')).toHaveLength(1);
  await removeMember(api.db, 'two@test.example', { author: 'staff@test.example' });
  expect(await api.db.selectFrom('saved_views').where('email', '=', 'two@test.example').selectAll().execute()).toEqual(
    [],
  );
});
