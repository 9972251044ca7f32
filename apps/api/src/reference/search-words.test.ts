import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ReferenceRevision } from '@umkreis/contract/reference-write.ts';
import type { SearchWord } from '@umkreis/contract/search-word.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = async (name: string, method: Method, url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` },
  });
const get = async <T>(url: string) => (await api.app.inject(url)).json<T>();
const revisionsOf = async (entityId: string) =>
  (await as('staff', 'GET', `/reference/revisions/?entityId=${entityId}`)).json<ReferenceRevision[]>();
const fields = (problem: Problem) => problem.errors?.map((error) => error.field);

test('creates words in any language, finds them at once, removes and deletes them; records the author of each write', async () => {
  const found = async (text: string) =>
    (await get<{ total: number }>(`/items/search/?branch=1&text=${encodeURIComponent(text)}`)).total;
  expect(await found('pasterna')).toBe(0);
  const created = (
    await as('staff', 'POST', '/search/words/', {
      name: 'Bread',
      categoryIds: [ids.bakery],
      translations: [
        { language: 'rm', words: ['pasterna', 'pan frais'] },
        { language: 'de', words: ['beck'] },
      ],
    })
  ).json<SearchWord>();
  expect(created.translations).toEqual([
    { language: 'de', words: ['beck'] },
    { language: 'rm', words: ['pasterna', 'pan frais'] },
  ]);
  expect((await get<SearchWord[]>('/search/words/')).find(({ id }) => id === created.id)).toEqual(created);
  await expect.poll(() => found('pasterna')).toBe(1);

  const written = await as('staff', 'PUT', `/search/words/${created.id}`, {
    translations: [{ language: 'rm', words: [] }],
  });
  expect(written.json<SearchWord>().translations).toEqual([{ language: 'de', words: ['beck'] }]);
  await expect.poll(() => found('pasterna')).toBe(0);
  expect(await found('beck')).toBe(1);

  const unknown = await as('staff', 'PUT', `/search/words/${created.id}`, { categoryIds: [uniqueId()] });
  expect([unknown.statusCode, fields(unknown.json<Problem>())]).toEqual([400, ['/body/categoryIds']]);
  expect((await as('one', 'DELETE', `/search/words/${created.id}`)).statusCode).toBe(403);
  expect((await as('staff', 'DELETE', `/search/words/${created.id}`)).statusCode).toBe(200);
  expect((await revisionsOf(created.id)).map(({ kind, action }) => [kind, action])).toEqual([
    ['searchWord', 'delete'],
    ['searchWord', 'update'],
    ['searchWord', 'create'],
  ]);
});
