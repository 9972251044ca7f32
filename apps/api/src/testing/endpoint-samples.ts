import type { Db } from '@umkreis/db/database.ts';
import { uniqueId, uniqueNanoId } from '@umkreis/testing/unique-id.ts';
import { calendarSamples } from './calendar-samples.ts';
import { mediaSamples } from './media-samples.ts';
import type { Samples } from './sample.ts';
import { bakery, ids } from './seed-guide.ts';
import { testPicture } from './test-picture.ts';
import { uploadForm } from './upload-form.ts';

const of = { owner_id: bakery.owner_id, item_id: bakery.id };
const feature = {
  type: 'Feature',
  properties: { fillColor: '#FFDD30', level: 'EG' },
  geometry: {
    type: 'LineString',
    coordinates: [
      [9.5, 47.1],
      [9.51, 47.1],
    ],
  },
};

const hall = async (db: Db) => {
  const id = uniqueId();
  await db
    .insertInto('items')
    .values({
      owner_id: bakery.owner_id,
      id,
      nano_id: uniqueNanoId(),
      title: 'Halle',
      lat: 47.1,
      lon: 9.5,
      date_permanently_closed: null,
      is_duplicate_of: null,
      source: 'editor',
      source_ref: null,
    })
    .execute();
  return id;
};
const address = async (db: Db) =>
  (
    await db
      .insertInto('item_addresses')
      .values({ ...of, id: uniqueId(), country_id: null, state_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const review = async (db: Db) =>
  (
    await db
      .insertInto('item_reviews')
      .values({ ...of, id: uniqueId(), date_due: new Date(), note: null, date_completed: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
let lastRevision = 900_000;
/** Completed in the newest revision. */
const completedReview = async (db: Db) => {
  const id = await review(db);
  await db.updateTable('item_reviews').set({ is_completed: true }).where('id', '=', id).execute();
  const after = await db.selectFrom('item_reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await db
    .insertInto('item_revisions')
    .values({
      ...of,
      revision: ++lastRevision,
      author: 'one@test.example',
      action: 'review-update',
      changes: JSON.stringify({ review: { before: null, after: '✓' } }),
      rows: JSON.stringify([{ table: 'item_reviews', before: { ...after, is_completed: false }, after }]),
    })
    .execute();
  return id;
};
const mention = async (db: Db) =>
  (
    await db
      .insertInto('mentions')
      .values({ ...of, id: uniqueId(), title: 'Zeitung', url: null, date_published: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const detail = async (db: Db) =>
  (
    await db
      .insertInto('item_details')
      .values({
        ...of,
        id: uniqueId(),
        item_detail_key_id: ids.email,
        data_value: 'a@b.li',
        data_value_unit: null,
        data_key_group: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const itemGeojson = async (db: Db) =>
  (
    await db
      .insertInto('item_geojsons')
      .values({
        ...of,
        id: uniqueId(),
        nano_id: uniqueNanoId(),
        type: 2000,
        geojson_type: 1,
        geojson: JSON.stringify(feature),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const itemJson = async (db: Db) =>
  (
    await db
      .insertInto('item_jsons')
      .values({ ...of, id: uniqueId(), type: 'note', json: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const geojsonDraft = async (db: Db, author: string) =>
  (
    await db
      .insertInto('geojsons')
      .values({ id: uniqueId(), author, geojson: JSON.stringify(feature) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const jsonDraft = async (db: Db, author: string) =>
  (
    await db
      .insertInto('jsons')
      .values({ id: uniqueId(), author, json: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const event = async (db: Db) =>
  (
    await db
      .insertInto('events')
      .values({
        owner_id: 1,
        id: uniqueId(),
        item_id: bakery.id,
        title: 'Markt',
        url: null,
        date_begin: new Date('2030-05-01T08:00:00Z'),
        date_end: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const picturedEvent = async (db: Db) => {
  const [id, hash] = [await event(db), uniqueId().replaceAll('-', '')];
  await db
    .insertInto('media_files')
    .values({ hash, type: 'image/jpeg', bytes: 1, width: 20, height: 20, is_ready: true, is_complete: true })
    .execute();
  await db.updateTable('events').set({ picture_hash: hash }).where('id', '=', id).execute();
  return id;
};
const changeRequest = async (db: Db) =>
  (
    await db
      .insertInto('change_requests')
      .values({
        owner_id: 1,
        id: uniqueId(),
        link_id: uniqueId(),
        item_id: bakery.id,
        search_shortcut_id: null,
        changes: '{}',
        contact_email: null,
        date_decided: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const version = async (db: Db) =>
  (await db.selectFrom('items').where('id', '=', bakery.id).select('version').executeTakeFirstOrThrow()).version;

/** The newest version of the place, after a revision that renames it. */
const renamed = async (db: Db) => {
  const seen = await version(db);
  const rows = JSON.stringify([{ table: 'items', before: { title: `Vor ${seen}` }, after: { title: bakery.title } }]);
  await db
    .insertInto('item_revisions')
    .values([
      { ...of, revision: seen - 1, author: 'test', action: 'update', changes: '{}' },
      { ...of, revision: seen, author: 'test', action: 'update', changes: '{}', rows },
    ])
    .onConflict((conflict) => conflict.columns(['owner_id', 'item_id', 'revision']).doUpdateSet({ rows }))
    .execute();
  return seen;
};

/** Calls on content of branch 1, by the method and path of the OpenAPI document. */
export const ownedSamples: Samples = {
  'GET /items/dashboard/{id}': () => ({}),
  'GET /items/dashboard/{id}/surroundings/': () => ({}),
  'GET /items/{id}/revisions/': () => ({}),
  'POST /items/{id}/revisions/{revision}/restore': async (db) => {
    const seen = await renamed(db);
    return { params: { revision: seen - 1 }, body: { version: seen, fields: undefined } };
  },
  'POST /items': () => ({ body: { address: undefined, itemParentIds: [], details: [] } }),
  'PUT /items/{id}': async (db) => ({ body: { version: await version(db), title: `Bäckerei ${await version(db)}` } }),
  'PUT /items/{id}/merge': async (db) => ({
    body: { otherId: await hall(db), version: await version(db), otherVersion: 1 },
  }),
  'POST /items/{id}/copies/': () => ({}),
  'PUT /items/import/': async (db) => ({
    body: {
      branchShortId: 1,
      isTrial: false,
      rows: [{ id: bakery.id, title: `Bäckerei ${await version(db)}`, categories: ['Shopping/Bakery'] }],
    },
  }),
  'PUT /items/bulk/': () => ({}),
  'PUT /items/bulk/undo/': async (db) => ({ body: { items: [{ id: bakery.id, revision: await renamed(db) }] } }),
  'POST /items/details/': () => ({ body: { dataValue: 'a@b.li', dataValueUnit: null } }),
  'PUT /items/details/{id}': async (db) => {
    const id = await detail(db);
    return { params: { id }, body: { dataValue: 'c@d.li', dateUpdated: undefined } };
  },
  'DELETE /items/details/{id}': async (db) => ({ params: { id: await detail(db) }, query: { dateUpdated: undefined } }),
  'POST /items/categories/': () => ({}),
  'POST /items/categories/multiple/': () => ({}),
  'DELETE /items/categories/{itemId}/{categoryId}': async (db) => {
    await db
      .insertInto('item_categories')
      .values({ ...of, category_id: ids.bakery })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  },
  'POST /items/tags/': () => ({}),
  'POST /items/tags/multiple/': () => ({}),
  'DELETE /items/tags/{itemId}/{tagId}': async (db) => {
    await db
      .insertInto('item_tags')
      .values({ ...of, tag_id: ids.pizza })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  },
  'POST /items/items/': async (db) => ({ body: { itemParentId: await hall(db) } }),
  'POST /items/items/multiple/': async (db) => ({ body: { itemParentIds: [await hall(db)] } }),
  'DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}': async (db) => {
    const parent = await hall(db);
    await db
      .insertInto('item_relations')
      .values({ owner_id: 1, item_parent_id: parent, item_child_id: bakery.id, relationship_id: 3 })
      .execute();
    return { params: { itemParentId: parent, relationshipId: 3 } };
  },
  'POST /items/addresses/': () => ({ body: { countryId: undefined, stateId: undefined } }),
  'PUT /items/addresses/{id}': async (db) => ({
    params: { id: await address(db) },
    body: { countryId: undefined, stateId: undefined },
  }),
  'POST /items/reviews/': () => ({}),
  'PUT /items/reviews/{reviewId}': async (db) => ({
    params: { reviewId: await review(db) },
    body: { isCompleted: true, note: 'stimmt' },
  }),
  'POST /items/reviews/{reviewId}/reopen': async (db) => ({ params: { reviewId: await completedReview(db) } }),
  'POST /items/mentions/': () => ({}),
  'PUT /items/mentions/{mentionId}': async (db) => ({ params: { mentionId: await mention(db) } }),
  'DELETE /items/mentions/{mentionId}': async (db) => ({ params: { mentionId: await mention(db) } }),
  'PUT /geojsons/{id}': async (db) => ({ params: { id: await itemGeojson(db) }, body: { base: undefined } }),
  'POST /items/geojsons/': async (db, author) => ({ body: { geojsonId: await geojsonDraft(db, author) } }),
  'PUT /items/geojsons/{id}': async (db) => ({
    params: { id: await itemGeojson(db) },
    body: { geojsonId: undefined, type: 150 },
  }),
  'DELETE /items/geojsons/{id}': async (db) => ({ params: { id: await itemGeojson(db) } }),
  'PUT /jsons/{id}': async (db) => ({ params: { id: await itemJson(db) } }),
  ...mediaSamples,
  'POST /items/jsons/': async (db, author) => ({ body: { jsonId: await jsonDraft(db, author) } }),
};

/** As above, for events. */
export const eventSamples: Samples = {
  'POST /events': () => ({ body: { replaces: undefined, pictureOf: undefined } }),
  'GET /events/dashboard/{id}': async (db) => ({ params: { id: await event(db) } }),
  'PUT /events/bulk/': async (db) => ({ body: { eventIds: [await event(db)] } }),
  'POST /events/{id}/picture': async (db) => ({
    params: { id: await event(db) },
    form: await uploadForm({}, await testPicture({ width: 32, height: 32 })),
  }),
  'PUT /events/{id}/picture': async (db) => ({ params: { id: await picturedEvent(db) }, body: { version: 1 } }),
  'DELETE /events/{id}/picture': async (db) => ({ params: { id: await picturedEvent(db) } }),
  'PUT /events/{id}': async (db) => ({ params: { id: await event(db) }, body: { version: 1 } }),
  'GET /events/{id}/revisions/': async (db) => ({ params: { id: await event(db) } }),
  'POST /events/{id}/revisions/{revision}/restore': async (db) => {
    const id = await event(db);
    await db
      .insertInto('event_revisions')
      .values({
        owner_id: 1,
        event_id: id,
        revision: 1,
        author: 'test',
        action: 'update',
        changes: JSON.stringify({ title: { before: 'Jahrmarkt', after: 'Markt' } }),
      })
      .execute();
    return { params: { id, revision: 0 }, body: { version: 1, fields: undefined } };
  },
  'POST /events/branches/': async (db) => ({ body: { eventId: await event(db) } }),
  'POST /events/branches/multiple/': async (db) => ({ body: { eventId: await event(db) } }),
  'DELETE /events/branches/{eventId}/{branchId}': async (db) => {
    const id = await event(db);
    await db.insertInto('event_branches').values({ owner_id: 1, event_id: id, branch_id: 1 }).execute();
    return { params: { eventId: id, branchId: 1 } };
  },
  'POST /events/tags/': async (db) => ({ body: { eventId: await event(db) } }),
  'DELETE /events/tags/{eventId}/{tagId}': async (db) => {
    const id = await event(db);
    await db.insertInto('event_tags').values({ owner_id: 1, event_id: id, tag_id: ids.pizza }).execute();
    return { params: { eventId: id } };
  },
  'POST /items/events/': async (db) => ({ body: { eventId: await event(db) } }),
  'DELETE /items/events/{itemId}/{eventId}/{relationshipId}': async (db) => {
    const id = await event(db);
    await db
      .insertInto('item_events')
      .values({ owner_id: 1, event_id: id, item_id: bakery.id, relationship_id: 1 })
      .execute();
    return { params: { eventId: id, relationshipId: 1 } };
  },
  ...calendarSamples,
  'POST /featured/': () => ({}),
};

/** As above, for what visitors send. */
export const requestSamples: Samples = {
  'PUT /items/change-requests/{id}': async (db) => ({
    params: { id: await changeRequest(db) },
    body: { state: 'declined', fields: undefined, version: undefined },
  }),
  'POST /items/change-requests/{id}/reopen': async (db) => {
    const [id, dateDecided] = [await changeRequest(db), new Date()];
    await db
      .updateTable('change_requests')
      .set({ state: 'declined', date_decided: dateDecided, decided_by: 'one@test.example' })
      .where('id', '=', id)
      .execute();
    return { params: { id }, body: { dateDecided: dateDecided.toISOString() } };
  },
};

/**
 * Calls whose response is limited to what the person may see, or that only concern the person: no branch forbids
 * them.
 */
export const openSamples: Samples = {
  'GET /staff/me': () => ({}),
  'GET /items/media/': () => ({}),
  'GET /items/dashboard/': () => ({}),
  'GET /items/dashboard/export/': () => ({}),
  'GET /items/dashboard/ids/': () => ({}),
  'GET /items/dashboard/cities/': () => ({}),
  'GET /events/dashboard/': () => ({}),
  'GET /events/feeds/': () => ({}),
  'GET /metrics/sessions/daily/': () => ({}),
  'GET /items/change-requests/': () => ({}),
  'POST /geojsons/': () => ({}),
  'POST /jsons/': () => ({}),
  'GET /saved-views/': () => ({}),
  'PUT /saved-views/{id}': () => ({ params: { id: uniqueId() } }),
  'DELETE /saved-views/{id}': async (db, author) => ({ params: { id: await savedView(db, author) } }),
};

/** A view of a member; for others only an ID. */
async function savedView(db: Db, email: string): Promise<string> {
  const id = uniqueId();
  const isMember = await db.selectFrom('staff').where('email', '=', email).select('email').executeTakeFirst();
  if (isMember)
    await db.insertInto('saved_views').values({ email, id, name: 'Ansicht', query: '', columns: [] }).execute();
  return id;
}
