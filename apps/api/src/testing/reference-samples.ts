import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { uniqueId, uniqueNanoId } from '@umkreis/testing/unique-id.ts';
import type { CreateSample } from './sample.ts';
import { bakery, ids } from './seed-guide.ts';
import { testPicture } from './test-picture.ts';
import { uploadForm } from './upload-form.ts';

const DAY_MS = 86_400_000;
const icon = async (db: Db) =>
  (
    await db
      .insertInto('icons')
      .values({ id: uniqueId(), title: `probe-${uniqueNanoId()}`, icon_svg: 'M0 0h1v1z', symbol_svg: 'circle' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const category = async (db: Db) =>
  (
    await db
      .insertInto('categories')
      .values({
        id: uniqueId(),
        icon_id: ids.icon,
        icon_title: 'pin',
        main_category: 'Probe',
        sub_category: uniqueNanoId(),
        background_color_name: '#000000',
        color_name: '#FFFFFF',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const tag = async (db: Db) =>
  (
    await db
      .insertInto('tags')
      .values({ id: uniqueId(), tag_key: 'probe', tag_value: uniqueNanoId(), tag_group: null, icon_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const detailKey = async (db: Db) =>
  (
    await db
      .insertInto('item_detail_keys')
      .values({
        id: uniqueId(),
        key_name: `probe${uniqueNanoId()}`,
        icon_id: ids.icon,
        icon_title: 'pin',
        color_name: '#000000',
        type: 'text',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const searchWord = async (db: Db) =>
  (
    await db
      .insertInto('search_words')
      .values({ id: uniqueId(), name: `Probe ${uniqueNanoId()}` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const list = async (db: Db) =>
  (
    await db
      .insertInto('lists')
      .values({ id: uniqueId(), nano_id: uniqueNanoId(), branch_id: 1, title_de: 'Liste', title_en: 'List' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const featured = async (db: Db) =>
  (
    await db
      .insertInto('featured')
      .values({ id: uniqueId(), owner_id: 1, item_id: bakery.id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const shortcutConfig = {
  title: { de: 'Brot', en: 'Bread' },
  icon: 'pin',
  filter: { subCategories: ['Bakery'] },
  allowItemAddition: false,
  allowChangeRequest: true,
  useDefaultMapBoundaries: true,
  note: 'Brot',
  showInFrameMenu: true,
};
const shortcut = async (db: Db) =>
  (
    await db
      .insertInto('search_shortcuts')
      .values({
        id: uniqueId(),
        nano_id: uniqueNanoId(),
        branch_id: 1,
        title_de: 'Brot',
        title_en: 'Bread',
        slug: 'brot',
        config: JSON.stringify(shortcutConfig),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** A contest of branch 1 that ended yesterday or runs until tomorrow, with one entry. */
export const contest = async (db: Db, state: 'ended' | 'running' = 'running') => {
  const id = uniqueId();
  const end = new Date(Date.now() + (state === 'running' ? DAY_MS : -DAY_MS));
  await db
    .insertInto('contests')
    .values({
      id,
      nano_id: uniqueNanoId(),
      branch_id: 1,
      owner_id: null,
      item_id: null,
      title_de: 'Quiz',
      title_en: 'Quiz',
      conditions_url: null,
      date_begin: new Date(end.getTime() - 2 * DAY_MS),
      date_end: end,
    })
    .execute();
  await db
    .insertInto('contest_participants')
    .values({ id: uniqueId(), contest_id: id, name: 'Anna', email: 'anna@beck.li', answer: '42' })
    .execute();
  return id;
};

const texts = { de: 'Neu', en: 'New' };

const randomColor = () => `#${uniqueId().replaceAll('-', '').slice(-6)}`;
/** Changes the colour of branch 1 as an editor would. @returns the version of its settings */
const colored = async (db: Db) => {
  const [before, after] = [randomColor(), randomColor()];
  const { settings_version: version } = await db
    .updateTable('branches')
    .set({ settings: JSON.stringify({ accentColor: after }), settings_version: sql`settings_version + 1` })
    .where('short_id', '=', 1)
    .returning('settings_version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('branch_revisions')
    .values({
      branch_id: 1,
      revision: version,
      author: 'one@test.example',
      action: 'update',
      changes: JSON.stringify({ accentColor: { before, after } }),
    })
    .execute();
  return version;
};
const member = async (db: Db) =>
  (
    await db
      .insertInto('staff')
      .values({
        email: `m${uniqueNanoId().toLowerCase()}@test.example`,
        name: 'M',
        role: 'viewer',
        branch_ids: [1],
        subject: `test|${uniqueNanoId()}`,
      })
      .returning('email')
      .executeTakeFirstOrThrow()
  ).email;

const kiosk = async (db: Db) =>
  (
    await db
      .insertInto('kiosks')
      .values({ id: uniqueId(), key: uniqueId().replaceAll('-', '').slice(-22), branch_id: 1, ...standing })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const standing = { name: 'Eingang', lat: null, lon: null, heading: null, level: null, home_view: null };

/** Calls on branch content of branch 1, by the method and path of the OpenAPI document. */
export const arrangedSamples: Record<string, CreateSample> = {
  'GET /branches/{branchShortId}/settings': () => ({ url: '/branches/1/settings' }),
  'PUT /branches/{branchShortId}/settings': async (db) => ({
    url: '/branches/1/settings',
    payload: { version: await colored(db), accentColor: randomColor() },
  }),
  'GET /branches/{branchShortId}/revisions/': () => ({ url: '/branches/1/revisions/' }),
  'POST /branches/{branchShortId}/revisions/{revision}/restore': async (db) => {
    const version = await colored(db);
    return { url: `/branches/1/revisions/${version - 1}/restore`, payload: { version } };
  },
  'POST /branches/{branchShortId}/logo/': async () => ({
    url: '/branches/1/logo/',
    ...(await uploadForm({}, await testPicture({ width: 64, height: 64 }))),
  }),
  'POST /lists/': () => ({ url: '/lists/', payload: { branchShortId: 1, title: texts, itemIds: [bakery.id] } }),
  'PUT /lists/{id}': async (db) => ({
    url: `/lists/${await list(db)}`,
    payload: { title: texts, itemIds: [bakery.id] },
  }),
  'GET /lists/{id}/items/': async (db) => ({ url: `/lists/${await list(db)}/items/` }),
  'POST /lists/items/': async (db) => ({
    url: '/lists/items/',
    payload: { listId: await list(db), itemId: bakery.id },
  }),
  'DELETE /lists/items/{listId}/{itemId}': async (db) => {
    const id = await list(db);
    await db
      .insertInto('list_items')
      .values({ list_id: id, owner_id: bakery.owner_id, item_id: bakery.id, sort_order: 0 })
      .execute();
    return { url: `/lists/items/${id}/${bakery.id}` };
  },
  'DELETE /lists/{id}': async (db) => ({ url: `/lists/${await list(db)}` }),
  'DELETE /featured/{featuredId}': async (db) => ({ url: `/featured/${await featured(db)}` }),
  'POST /search/shortcuts/': () => ({
    url: '/search/shortcuts/',
    payload: { branchShortId: 1, title: texts, filter: { subCategories: ['Bakery'] } },
  }),
  'PUT /search/shortcuts/{id}': async (db) => ({
    url: `/search/shortcuts/${await shortcut(db)}`,
    payload: { title: texts, isHidden: true },
  }),
  'DELETE /search/shortcuts/{id}': async (db) => ({ url: `/search/shortcuts/${await shortcut(db)}` }),
  'POST /kiosks/': () => ({ url: '/kiosks/', payload: { branchShortId: 1, name: 'Eingang Nord' } }),
  'PUT /kiosks/{id}': async (db) => ({
    url: `/kiosks/${await kiosk(db)}`,
    payload: { name: 'Eingang Süd', position: [9.5, 47.1], heading: 90 },
  }),
  'POST /kiosks/{id}/commands/': async (db) => ({
    url: `/kiosks/${await kiosk(db)}/commands/`,
    payload: { deed: 'reload' },
  }),
  'DELETE /kiosks/{id}': async (db) => ({ url: `/kiosks/${await kiosk(db)}` }),
  'POST /contests/': () => ({
    url: '/contests/',
    payload: {
      branchShortId: 1,
      title: texts,
      itemId: bakery.id,
      dateBegin: '2030-01-01T00:00:00Z',
      dateEnd: '2030-02-01T00:00:00Z',
    },
  }),
  'PUT /contests/{id}': async (db) => ({ url: `/contests/${await contest(db)}`, payload: { title: texts } }),
  'PUT /contests/{id}/closed': async (db) => ({ url: `/contests/${await contest(db)}/closed` }),
  'DELETE /contests/{id}': async (db) => ({ url: `/contests/${await contest(db)}` }),
  'GET /contests/{id}/participants/': async (db) => ({ url: `/contests/${await contest(db)}/participants/` }),
  'DELETE /contests/{id}/participants/{participantId}': async (db) => {
    const id = await contest(db);
    const entry = await db
      .selectFrom('contest_participants')
      .where('contest_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    return { url: `/contests/${id}/participants/${entry.id}` };
  },
  'GET /contests/{id}/draws/': async (db) => ({ url: `/contests/${await contest(db, 'ended')}/draws/` }),
  'POST /contests/{id}/draws/': async (db) => ({
    url: `/contests/${await contest(db, 'ended')}/draws/`,
    payload: { winners: 1 },
  }),
};

/** Calls for staff only: reference data belong to all branches. */
export const staffSamples: Record<string, CreateSample> = {
  'GET /staff/': () => ({ url: '/staff/' }),
  'GET /staff/revisions/': () => ({ url: '/staff/revisions/' }),
  'GET /audit/': () => ({ url: '/audit/' }),
  'GET /personal-data/retention/': () => ({ url: '/personal-data/retention/' }),
  'POST /personal-data/find/': () => ({ url: '/personal-data/find/', payload: { email: 'anna@beck.li' } }),
  'POST /personal-data/export/': () => ({ url: '/personal-data/export/', payload: { email: 'anna@beck.li' } }),
  'POST /personal-data/erase/': () => ({ url: '/personal-data/erase/', payload: { email: 'anna@beck.li' } }),
  'POST /staff/': () => ({
    url: '/staff/',
    payload: { email: `n${uniqueNanoId()}@test.example`, name: 'N', role: 'editor', branchShortIds: [1] },
  }),
  'PUT /staff/{email}': async (db) => ({
    url: `/staff/${await member(db)}`,
    payload: { name: 'M', role: 'editor', branchShortIds: [1, 2] },
  }),
  'PUT /staff/{email}/unbound': async (db) => ({ url: `/staff/${await member(db)}/unbound` }),
  'DELETE /staff/{email}': async (db) => ({ url: `/staff/${await member(db)}` }),
  'POST /categories/': () => ({
    url: '/categories/',
    payload: {
      mainCategory: 'Probe',
      subCategory: uniqueNanoId(),
      backgroundColorName: '#123456',
      translations: [{ mainCategoryNameTranslate: 'Probe', subCategoryNameTranslate: 'Neu' }],
    },
  }),
  'PUT /categories/{id}': async (db) => ({ url: `/categories/${await category(db)}`, payload: { zOrder: 3 } }),
  'DELETE /categories/{id}': async (db) => ({ url: `/categories/${await category(db)}` }),
  'POST /tags/': () => ({ url: '/tags/', payload: { tagKey: 'probe', tagValue: uniqueNanoId(), tagGroup: 1001 } }),
  'PUT /tags/{id}': async (db) => ({ url: `/tags/${await tag(db)}`, payload: { tagGroup: 11 } }),
  'DELETE /tags/{id}': async (db) => ({ url: `/tags/${await tag(db)}` }),
  'POST /icons/': () => ({ url: '/icons/', payload: { title: `probe-${uniqueNanoId()}`, iconSvg: 'M1 1h13v13H1z' } }),
  'PUT /icons/{id}': async (db) => ({ url: `/icons/${await icon(db)}`, payload: { iconSvg: 'M2 2h9v9H2z' } }),
  'DELETE /icons/{id}': async (db) => ({ url: `/icons/${await icon(db)}` }),
  'POST /search/words/': () => ({
    url: '/search/words/',
    payload: {
      name: `Probe ${uniqueNanoId()}`,
      categoryIds: [ids.bakery],
      translations: [{ language: 'rm', words: ['pasterna'] }],
    },
  }),
  'PUT /search/words/{id}': async (db) => ({
    url: `/search/words/${await searchWord(db)}`,
    payload: { translations: [{ language: 'de', words: ['beck', 'brot'] }] },
  }),
  'DELETE /search/words/{id}': async (db) => ({ url: `/search/words/${await searchWord(db)}` }),
  'POST /items/details/keys/': () => ({
    url: '/items/details/keys/',
    payload: { keyName: `probe${uniqueNanoId()}`, type: 'text' },
  }),
  'PUT /items/details/keys/{id}': async (db) => ({
    url: `/items/details/keys/${await detailKey(db)}`,
    payload: { isHidden: true },
  }),
  'DELETE /items/details/keys/{id}': async (db) => ({ url: `/items/details/keys/${await detailKey(db)}` }),
};

/** Calls whose response is limited to the branches of the person. */
export const arrangedOpenSamples: Record<string, CreateSample> = {
  'GET /kiosks/': () => ({ url: '/kiosks/' }),
  'GET /contests/dashboard/': () => ({ url: '/contests/dashboard/' }),
  'GET /search/shortcuts/dashboard/': () => ({ url: '/search/shortcuts/dashboard/' }),
  'GET /metrics/figures/': () => ({ url: '/metrics/figures/?from=2026-11-01&to=2026-11-30' }),
  'GET /metrics/heat/': () => ({ url: '/metrics/heat/?from=2026-11-01&to=2026-11-30' }),
  'GET /reference/revisions/': () => ({ url: '/reference/revisions/' }),
};
