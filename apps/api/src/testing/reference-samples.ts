import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { uniqueId, uniqueNanoId } from '@umkreis/testing/unique-id.ts';
import type { Samples } from './sample.ts';
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
const picturedKiosk = async (db: Db) => {
  const id = await kiosk(db);
  const picture = { content: 'map', picture: Buffer.from('RIFF'), date_taken: new Date() };
  await db
    .insertInto('kiosk_pictures')
    .values({ kiosk_id: id, ...picture })
    .execute();
  return id;
};
const standing = { name: 'Eingang', lat: null, lon: null, heading: null, level: null, home_view: null };

/** Calls on branch content of branch 1, by the method and path of the OpenAPI document. */
export const arrangedSamples: Samples = {
  'GET /branches/{branchShortId}/settings': () => ({ params: { branchShortId: 1 } }),
  'PUT /branches/{branchShortId}/settings': async (db) => ({
    params: { branchShortId: 1 },
    body: { version: await colored(db), accentColor: randomColor() },
  }),
  'GET /branches/{branchShortId}/revisions/': () => ({ params: { branchShortId: 1 } }),
  'POST /branches/{branchShortId}/revisions/{revision}/restore': async (db) => {
    const version = await colored(db);
    return { params: { branchShortId: 1, revision: version - 1 }, body: { version } };
  },
  'POST /branches/{branchShortId}/logo/': async () => ({
    params: { branchShortId: 1 },
    form: await uploadForm({}, await testPicture({ width: 64, height: 64 })),
  }),
  'PUT /branches/{branchShortId}/imports/file/': async () => ({
    params: { branchShortId: 1 },
    form: await uploadForm({}, Buffer.from('Name;Breite;Länge\nLinde;47,139;9,5225\n')),
  }),
  'GET /branches/{branchShortId}/imports/': () => ({ params: { branchShortId: 1 } }),
  'PUT /imports/mapping/': () => ({}),
  'PUT /imports/{id}/undo/': async (db) => {
    const id = uniqueId();
    await db.insertInto('imports').values({ owner_id: 1, id, file_name: 'orte.csv', author: 'test' }).execute();
    return { params: { id } };
  },
  'POST /lists/': () => ({}),
  'PUT /lists/{id}': async (db) => ({ params: { id: await list(db) } }),
  'GET /lists/{id}/items/': async (db) => ({ params: { id: await list(db) } }),
  'POST /lists/items/': async (db) => ({ body: { listId: await list(db) } }),
  'DELETE /lists/items/{listId}/{itemId}': async (db) => {
    const id = await list(db);
    await db
      .insertInto('list_items')
      .values({ list_id: id, owner_id: bakery.owner_id, item_id: bakery.id, sort_order: 0 })
      .execute();
    return { params: { listId: id } };
  },
  'DELETE /lists/{id}': async (db) => ({ params: { id: await list(db) } }),
  'DELETE /featured/{featuredId}': async (db) => ({ params: { featuredId: await featured(db) } }),
  'POST /search/shortcuts/': () => ({ body: { icon: 'pin' } }),
  'PUT /search/shortcuts/{id}': async (db) => ({ params: { id: await shortcut(db) }, body: { icon: 'pin' } }),
  'DELETE /search/shortcuts/{id}': async (db) => ({ params: { id: await shortcut(db) } }),
  'POST /kiosks/': () => ({}),
  'PUT /kiosks/{id}': async (db) => ({ params: { id: await kiosk(db) } }),
  'POST /kiosks/{id}/commands/': async (db) => ({ params: { id: await kiosk(db) } }),
  'POST /kiosks/{id}/codes/': async (db) => ({ params: { id: await kiosk(db) } }),
  'GET /kiosks/{id}/picture': async (db) => ({ params: { id: await picturedKiosk(db) } }),
  'DELETE /kiosks/{id}': async (db) => ({ params: { id: await kiosk(db) } }),
  'POST /contests/': () => ({}),
  'PUT /contests/{id}': async (db) => ({ params: { id: await contest(db) } }),
  'PUT /contests/{id}/closed': async (db) => ({ params: { id: await contest(db) } }),
  'DELETE /contests/{id}': async (db) => ({ params: { id: await contest(db) } }),
  'GET /contests/{id}/participants/': async (db) => ({ params: { id: await contest(db) } }),
  'DELETE /contests/{id}/participants/{participantId}': async (db) => {
    const id = await contest(db);
    const entry = await db
      .selectFrom('contest_participants')
      .where('contest_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    return { params: { id, participantId: entry.id } };
  },
  'GET /contests/{id}/draws/': async (db) => ({ params: { id: await contest(db, 'ended') } }),
  'POST /contests/{id}/draws/': async (db) => ({ params: { id: await contest(db, 'ended') }, body: { drawnSoFar: 0 } }),
};

/** Calls for staff only: reference data belong to all branches. */
export const staffSamples: Samples = {
  'GET /staff/': () => ({}),
  'GET /staff/revisions/': () => ({}),
  'GET /audit/': () => ({}),
  'GET /personal-data/retention/': () => ({}),
  'POST /personal-data/find/': () => ({}),
  'POST /personal-data/export/': () => ({}),
  'POST /personal-data/erase/': () => ({}),
  'POST /staff/': () => ({ body: { email: `n${uniqueNanoId()}@test.example` } }),
  'PUT /staff/{email}': async (db) => ({ params: { email: await member(db) } }),
  'PUT /staff/{email}/unbound': async (db) => ({ params: { email: await member(db) } }),
  'DELETE /staff/{email}': async (db) => ({ params: { email: await member(db) } }),
  'POST /categories/': () => ({ body: { subCategory: uniqueNanoId(), iconTitle: 'pin' } }),
  'PUT /categories/{id}': async (db) => ({
    params: { id: await category(db) },
    body: { subCategory: uniqueNanoId(), iconTitle: 'pin' },
  }),
  'DELETE /categories/{id}': async (db) => ({ params: { id: await category(db) } }),
  'POST /tags/': () => ({ body: { tagValue: uniqueNanoId(), iconTitle: 'pin' } }),
  'PUT /tags/{id}': async (db) => ({
    params: { id: await tag(db) },
    body: { tagValue: uniqueNanoId(), iconTitle: 'pin' },
  }),
  'DELETE /tags/{id}': async (db) => ({ params: { id: await tag(db) } }),
  'POST /icons/': () => ({ body: { title: `probe-${uniqueNanoId()}` } }),
  'PUT /icons/{id}': async (db) => ({ params: { id: await icon(db) }, body: { title: `probe-${uniqueNanoId()}` } }),
  'DELETE /icons/{id}': async (db) => ({ params: { id: await icon(db) } }),
  'POST /search/words/': () => ({ body: { name: `Probe ${uniqueNanoId()}` } }),
  'PUT /search/words/{id}': async (db) => ({
    params: { id: await searchWord(db) },
    body: { name: `Probe ${uniqueNanoId()}` },
  }),
  'DELETE /search/words/{id}': async (db) => ({ params: { id: await searchWord(db) } }),
  'POST /items/details/keys/': () => ({ body: { keyName: `probe${uniqueNanoId()}`, iconTitle: 'pin' } }),
  'PUT /items/details/keys/{id}': async (db) => ({
    params: { id: await detailKey(db) },
    body: { keyName: `probe${uniqueNanoId()}`, iconTitle: 'pin' },
  }),
  'DELETE /items/details/keys/{id}': async (db) => ({ params: { id: await detailKey(db) } }),
};

/** Calls whose response is limited to the branches of the person. */
export const arrangedOpenSamples: Samples = {
  'GET /kiosks/': () => ({}),
  'GET /contests/dashboard/': () => ({}),
  'GET /search/shortcuts/dashboard/': () => ({}),
  'GET /metrics/figures/': () => ({}),
  'GET /metrics/heat/': () => ({}),
  'GET /reference/revisions/': () => ({}),
};
