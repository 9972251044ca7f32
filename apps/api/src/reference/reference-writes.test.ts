import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ReferenceRevision } from '@umkreis/contract/reference-write.ts';
import type { Featured, List, SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = async (name: string | null, method: Method, url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: name ? { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` } : {},
  });
const get = async <T>(url: string) => (await api.app.inject(url)).json<T>();
const revisionsOf = async (entityId: string) =>
  (await as('staff', 'GET', `/reference/revisions/?entityId=${entityId}`)).json<ReferenceRevision[]>();
const fields = (problem: Problem) => problem.errors?.map((error) => error.field);

describe('reference data', () => {
  const spritz = {
    tagKey: 'drink',
    tagValue: 'elderSpritz',
    tagGroup: 1003,
    translations: [
      { tagKeyTranslate: 'Getränke', tagValueTranslate: 'Holunder-Spritz' },
      { language: 'en', tagKeyTranslate: 'Drinks', tagValueTranslate: 'Elder spritz' },
    ],
  };

  test('creates a tag, publishes it, protects it while it is used, and deletes it; records the author of each write', async () => {
    const response = await as('staff', 'POST', '/tags/', spritz);
    expect(response.statusCode).toBe(201);
    const created = response.json<Tag>();
    expect(created).toMatchObject({
      tagKey: 'drink',
      tagGroup: 1003,
      colorName: 'accentPink',
      tagValueName: { de: 'Holunder-Spritz', en: 'Elder spritz' },
    });
    expect((await get<Tag[]>('/tags/')).find((tag) => tag.id === created.id)).toEqual(created);

    expect((await as('one', 'POST', '/items/tags/', { itemId: bakery.id, tagId: created.id })).statusCode).toBe(201);
    const rejected = await as('staff', 'DELETE', `/tags/${created.id}`);
    expect([rejected.statusCode, rejected.json<Problem>()]).toEqual([
      409,
      expect.objectContaining({ type: '/problems/in-use', detail: expect.stringContaining('items') }),
    ]);

    const renamed = await as('staff', 'PUT', `/tags/${created.id}`, {
      translations: [{ tagKeyTranslate: 'Getränke', tagValueTranslate: 'Hugo' }],
    });
    expect(renamed.json<Tag>().tagValueName).toEqual({ de: 'Hugo', en: 'Elder spritz' });
    expect((await get<Tag[]>('/tags/')).find((tag) => tag.id === created.id)!.tagValueName.de).toBe('Hugo');

    await as('one', 'DELETE', `/items/tags/${bakery.id}/${created.id}`);
    expect((await as('staff', 'DELETE', `/tags/${created.id}`)).statusCode).toBe(200);
    expect((await get<Tag[]>('/tags/')).some((tag) => tag.id === created.id)).toBe(false);
    const history = await revisionsOf(created.id);
    expect(history.map(({ action, author }) => `${action} ${author}`)).toEqual([
      'delete staff@test.example',
      'update staff@test.example',
      'create staff@test.example',
    ]);
    expect(history[1]!.changes).toEqual({
      tagValueName: {
        before: { de: 'Holunder-Spritz', en: 'Elder spritz' },
        after: { de: 'Hugo', en: 'Elder spritz' },
      },
    });
  });

  test('stores texts in any language', async () => {
    const fr = { language: 'fr', mainCategoryNameTranslate: 'Achats', subCategoryNameTranslate: 'Boulangerie' };
    expect((await as('staff', 'PUT', `/categories/${ids.bakery}`, { translations: [fr] })).statusCode).toBe(200);
    expect(await get('/categories/translations/?language=fr')).toEqual([
      { categoryId: ids.bakery, mainCategoryName: 'Shopping', subCategoryName: 'Bakery', ...fr },
    ]);
    expect(
      (await get<{ language: string }[]>('/categories/translations/')).map((row) => row.language).toSorted(),
    ).toEqual(['de', 'fr']);
    expect(await get('/tags/translations/?language=fr')).toEqual([]);
    expect(await get('/items/details/keys/translations/?language=fr')).toEqual([]);
    const twice = await as('staff', 'PUT', `/categories/${ids.bakery}`, { translations: [fr, fr] });
    expect([twice.statusCode, fields(twice.json<Problem>())]).toEqual([400, ['/translations']]);
    expect((await revisionsOf(ids.bakery)).map((row) => [row.action, Object.keys(row.changes)])).toEqual([
      ['update', ['translations']],
    ]);
  });

  test('rejects a duplicate name; a write without changes leaves no revision', async () => {
    const key = (
      await as('staff', 'POST', '/items/details/keys/', { keyName: 'snowDepth', type: 'number', needsUnit: true })
    ).json<{ id: string }>();
    expect(
      (await as('staff', 'POST', '/items/details/keys/', { keyName: 'snowDepth', type: 'text' })).json<Problem>(),
    ).toMatchObject({ status: 409, type: '/problems/exists' });
    await as('staff', 'PUT', `/items/details/keys/${key.id}`, { type: 'number' });
    expect((await revisionsOf(key.id)).map((row) => row.action)).toEqual(['create']);
  });

  test('keeps the type of a key in use, and an icon in use', async () => {
    expect(
      (await as('staff', 'PUT', `/items/details/keys/${ids.hours}`, { type: 'text' })).json<Problem>(),
    ).toMatchObject({ status: 409, type: '/problems/in-use' });
    expect((await as('staff', 'DELETE', `/icons/${ids.icon}`)).json<Problem>()).toMatchObject({
      status: 409,
      type: '/problems/in-use',
    });
    expect((await as('staff', 'DELETE', `/categories/${ids.bakery}`)).json<Problem>()).toMatchObject({
      status: 409,
      type: '/problems/in-use',
    });
  });

  test.each([
    [
      'POST',
      '/categories/',
      { mainCategory: 'X', subCategory: 'Y', backgroundColorName: 'nicht gut' },
      '/backgroundColorName',
    ],
    [
      'POST',
      '/categories/',
      { mainCategory: 'X', subCategory: 'Y', backgroundColorName: '#000000', iconTitle: 'gibt-es-nicht' },
      '/iconTitle',
    ],
    ['POST', '/icons/', { title: 'boese', iconSvg: 'M0 0"/><script>' }, '/iconSvg'],
    ['POST', '/tags/', { tagKey: 'a', tagValue: 'b', owner: 1 }, '/owner'],
  ] as const)('reports an error in %s %s', async (method, url, payload, field) => {
    const response = await as('staff', method, url, payload);
    expect([response.statusCode, fields(response.json<Problem>())]).toEqual([400, [field]]);
  });

  test('renders a symbol in each template', async () => {
    for (const [variant, size] of [
      ['icon', 'width="40" height="40"'],
      ['circle', 'width="40" height="40"'],
      ['event', 'width="68" height="68"'],
      ['selected', 'width="54" height="74"'],
    ]) {
      const response = await api.app.inject(
        `/icons/pin/symbol.svg?variant=${variant}&background=%23C2255C&name=B%3C%3Ecker`,
      );
      expect([variant, response.statusCode, response.headers['content-type']]).toEqual([
        variant,
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      expect(response.body).toContain(size);
      expect(response.body).toContain('#C2255C');
      expect(response.body).not.toContain('B<>');
    }
    expect((await api.app.inject('/icons/nirgends/symbol.svg')).statusCode).toBe(404);
  });
});

describe('branch content', () => {
  test('lets an editor create a list of places of the branch, sort it and delete it', async () => {
    const second = (await as('one', 'POST', '/items', { title: 'Café', lat: 47.14, lon: 9.52 })).json<{ id: string }>()
      .id;
    const created = (
      await as('one', 'POST', '/lists/', { title: { de: 'Frühstück', en: 'Breakfast' }, itemIds: [bakery.id, second] })
    ).json<List>();
    expect(created).toMatchObject({
      branchShortId: 1,
      itemIds: [bakery.id, second],
      nanoId: expect.stringMatching(/^[\w-]{8}$/),
    });
    expect((await get<List[]>('/lists/')).find((list) => list.id === created.id)).toEqual(created);
    expect(
      (await as('one', 'PUT', `/lists/${created.id}`, { itemIds: [second, bakery.id] })).json<List>().itemIds,
    ).toEqual([second, bakery.id]);
    expect(
      fields((await as('one', 'PUT', `/lists/${created.id}`, { itemIds: [second, foreign.id] })).json<Problem>()),
    ).toEqual(['/itemIds/1']);
    expect(
      fields((await as('one', 'PUT', `/lists/${created.id}`, { itemIds: [second, second] })).json<Problem>()),
    ).toEqual(['/itemIds/1']);
    expect((await get<List[]>('/lists/')).find((list) => list.id === created.id)!.itemIds).toEqual([second, bakery.id]);
    expect((await as('two', 'DELETE', `/lists/${created.id}`)).statusCode).toBe(403);
    expect((await as('one', 'DELETE', `/lists/${created.id}`)).statusCode).toBe(200);
    expect((await get<List[]>('/lists/')).some((list) => list.id === created.id)).toBe(false);
    expect((await revisionsOf(created.id)).map((row) => [row.action, row.branchShortId])).toEqual([
      ['delete', 1],
      ['update', 1],
      ['create', 1],
    ]);
  });

  test('loses nothing when editors add to a list concurrently; rejects a place of another branch', async () => {
    const second = (await as('one', 'POST', '/items', { title: 'Bar', lat: 47.14, lon: 9.52 })).json<{ id: string }>()
      .id;
    const created = (
      await as('one', 'POST', '/lists/', { title: { de: 'Abends', en: 'At night' }, itemIds: [second] })
    ).json<List>();
    const entry = { listId: created.id, itemId: bakery.id };
    const added = await Promise.all(['one', 'staff'].map((name) => as(name, 'POST', '/lists/items/', entry)));
    expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const inList = async () => (await get<List[]>('/lists/')).find((list) => list.id === created.id)!.itemIds;
    expect(await inList()).toEqual([second, bakery.id]);
    expect(
      fields((await as('one', 'POST', '/lists/items/', { ...entry, itemId: foreign.id })).json<Problem>()),
    ).toEqual(['/itemId']);
    expect((await as('two', 'POST', '/lists/items/', entry)).statusCode).toBe(403);
    const take = () => as('one', 'DELETE', `/lists/items/${created.id}/${bakery.id}`);
    expect([(await take()).statusCode, (await take()).statusCode]).toEqual([200, 404]);
    expect(await inList()).toEqual([second]);
    expect((await revisionsOf(created.id)).map(({ author }) => author)).toHaveLength(3);
  });

  test('reserves what applies to all branches for staff', async () => {
    const texts = { de: 'Überall', en: 'Everywhere' };
    expect((await as('one', 'POST', '/lists/', { branchShortId: null, title: texts })).statusCode).toBe(403);
    expect(
      (await as('staff', 'POST', '/lists/', { branchShortId: null, title: texts, itemIds: [foreign.id] })).json<List>(),
    ).toMatchObject({ branchShortId: null, itemIds: [foreign.id] });
    expect(fields((await as('staff', 'POST', '/lists/', { title: texts })).json<Problem>())).toEqual([
      '/branchShortId',
    ]);
  });

  test('removes a featured item', async () => {
    const { featuredId } = (await as('one', 'POST', '/featured/', { itemId: bakery.id })).json<{
      featuredId: string;
    }>();
    expect((await get<Featured[]>('/featured/')).map((row) => row.featuredId)).toContain(featuredId);
    expect((await as('one', 'DELETE', `/featured/${featuredId}`)).json()).toEqual({ featuredId, itemId: bakery.id });
    expect((await get<Featured[]>('/featured/')).map((row) => row.featuredId)).not.toContain(featuredId);
    expect((await as('one', 'DELETE', `/featured/${featuredId}`)).statusCode).toBe(404);
  });

  test('adds a shortcut to the branch, accepts proposals for it, hides and deletes it', async () => {
    const created = (
      await as('one', 'POST', '/search/shortcuts/', {
        title: { de: 'Brot', en: 'Bread' },
        filter: { subCategories: ['Bakery'] },
        allowChangeRequest: true,
        sortOrder: 10,
      })
    ).json<EditedSearchShortcut>();
    expect(created).toMatchObject({
      branchShortId: 1,
      slug: 'brot',
      isConfigured: false,
      config: { allowChangeRequest: true, showInFrameMenu: true },
    });
    const visibleShortcuts = async () =>
      (await get<Branch[]>('/branches/'))[0]!.searchShortcuts
        .filter((one) => one.id === created.id)
        .map((one) => one.env);
    expect(await visibleShortcuts()).toEqual(['development', 'production']);
    expect((await get<Branch[]>('/branches/'))[0]!.searchShortcuts[0]!.id).toBe(created.id);
    expect((await get<SearchShortcut[]>('/search/shortcuts/')).find((one) => one.id === created.id)).toMatchObject({
      nanoId: created.nanoId,
      title: { en: 'Bread' },
    });
    expect(
      (
        await as(null, 'POST', '/items/change-requests/', {
          searchShortcutId: created.id,
          itemId: bakery.id,
          note: 'Frisch',
        })
      ).statusCode,
    ).toBe(201);

    expect(
      (await as('one', 'PUT', `/search/shortcuts/${created.id}`, { isHidden: true })).json<EditedSearchShortcut>(),
    ).toMatchObject({ isHidden: true, config: { allowChangeRequest: true } });
    expect(await visibleShortcuts()).toEqual([]);
    expect(
      (
        await as(null, 'POST', '/items/change-requests/', {
          searchShortcutId: created.id,
          itemId: bakery.id,
          note: 'Frisch',
        })
      ).statusCode,
    ).toBe(400);
    expect((await as('one', 'DELETE', `/search/shortcuts/${created.id}`)).statusCode).toBe(200);
    expect((await revisionsOf(created.id)).map((row) => row.action)).toEqual(['delete', 'update', 'create']);
  });

  test('lets a configured shortcut be edited and hidden, but not deleted', async () => {
    const own = branchConfigs[0]!.searchShortcuts[0]!;
    await api.db
      .insertInto('search_shortcuts')
      .values({
        id: own.id,
        nano_id: 'conf0001',
        branch_id: 1,
        title_de: own.title.de,
        title_en: own.title.en,
        slug: 'essen',
      })
      .execute();
    expect((await as('one', 'DELETE', `/search/shortcuts/${own.id}`)).json<Problem>()).toMatchObject({
      status: 409,
      type: '/problems/built-in',
    });
    await as('one', 'PUT', `/search/shortcuts/${own.id}`, { title: { de: 'Zu Tisch', en: 'Dining' } });
    const first = (await get<Branch[]>('/branches/'))[0]!.searchShortcuts.find((one) => one.id === own.id);
    expect(first).toEqual({ ...own, title: { de: 'Zu Tisch', en: 'Dining' } });
  });
});
