import type { Db } from '@umkreis/db/database.ts';
import { uniqueId, uniqueNanoId } from '@umkreis/testing/unique-id.ts';
import { calendarSamples } from './calendar-samples.ts';
import { mediaSamples } from './media-samples.ts';
import type { CreateSample } from './sample.ts';
import { bakery, ids } from './seed-guide.ts';

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
export const ownedSamples: Record<string, CreateSample> = {
  'GET /items/dashboard/{id}': () => ({ url: `/items/dashboard/${bakery.id}` }),
  'GET /items/{id}/revisions/': () => ({ url: `/items/${bakery.id}/revisions/` }),
  'POST /items/{id}/revisions/{revision}/restore': async (db) => {
    const seen = await renamed(db);
    return { url: `/items/${bakery.id}/revisions/${seen - 1}/restore`, payload: { version: seen } };
  },
  'POST /items': () => ({ url: '/items', payload: { branchShortId: 1, title: 'Neu', lat: 47.1, lon: 9.5 } }),
  'PUT /items/{id}': async (db) => ({
    url: `/items/${bakery.id}`,
    payload: { version: await version(db), title: 'Bäckerei' },
  }),
  'PUT /items/{id}/merge': async (db) => ({
    url: `/items/${bakery.id}/merge`,
    payload: { otherId: await hall(db), version: await version(db), otherVersion: 1, parts: ['tags', 'events'] },
  }),
  'POST /items/{id}/copies/': () => ({ url: `/items/${bakery.id}/copies/`, payload: { title: 'Bäckerei 2' } }),
  'PUT /items/import/': async (db) => ({
    url: '/items/import/',
    payload: {
      branchShortId: 1,
      isTrial: false,
      rows: [{ id: bakery.id, title: `Bäckerei ${await version(db)}`, categories: ['Shopping/Bakery'] }],
    },
  }),
  'PUT /items/bulk/': () => ({ url: '/items/bulk/', payload: { itemIds: [bakery.id], addTagIds: [ids.pizza] } }),
  'PUT /items/bulk/undo/': async (db) => ({
    url: '/items/bulk/undo/',
    payload: { items: [{ id: bakery.id, revision: await renamed(db) }] },
  }),
  'POST /items/details/': () => ({
    url: '/items/details/',
    payload: { itemId: bakery.id, dataKeyV2: ids.email, dataValue: 'a@b.li' },
  }),
  'PUT /items/details/{id}': async (db) => {
    const id = await detail(db);
    return { url: `/items/details/${id}`, payload: { id, dataValue: 'c@d.li' } };
  },
  'DELETE /items/details/{id}': async (db) => ({ url: `/items/details/${await detail(db)}` }),
  'POST /items/categories/': () => ({
    url: '/items/categories/',
    payload: { itemId: bakery.id, categoryId: ids.bakery },
  }),
  'POST /items/categories/multiple/': () => ({
    url: '/items/categories/multiple/',
    payload: { itemId: bakery.id, categoryIds: [ids.bakery] },
  }),
  'DELETE /items/categories/{itemId}/{categoryId}': async (db) => {
    await db
      .insertInto('item_categories')
      .values({ ...of, category_id: ids.bakery })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { url: `/items/categories/${bakery.id}/${ids.bakery}` };
  },
  'POST /items/tags/': () => ({ url: '/items/tags/', payload: { itemId: bakery.id, tagId: ids.pizza } }),
  'POST /items/tags/multiple/': () => ({
    url: '/items/tags/multiple/',
    payload: { itemId: bakery.id, tagIds: [ids.pizza] },
  }),
  'DELETE /items/tags/{itemId}/{tagId}': async (db) => {
    await db
      .insertInto('item_tags')
      .values({ ...of, tag_id: ids.pizza })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { url: `/items/tags/${bakery.id}/${ids.pizza}` };
  },
  'POST /items/items/': async (db) => ({
    url: '/items/items/',
    payload: { itemParentId: await hall(db), itemChildId: bakery.id, relationshipId: 3 },
  }),
  'POST /items/items/multiple/': async (db) => ({
    url: '/items/items/multiple/',
    payload: { itemParentIds: [await hall(db)], itemChildId: bakery.id, relationshipId: 3 },
  }),
  'DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}': async (db) => {
    const parent = await hall(db);
    await db
      .insertInto('item_relations')
      .values({ owner_id: 1, item_parent_id: parent, item_child_id: bakery.id, relationship_id: 3 })
      .execute();
    return { url: `/items/items/${parent}/${bakery.id}/3` };
  },
  'POST /items/addresses/': () => ({ url: '/items/addresses/', payload: { itemId: bakery.id, lat: 47.1, lon: 9.5 } }),
  'PUT /items/addresses/{id}': async (db) => ({
    url: `/items/addresses/${await address(db)}`,
    payload: { street: 'Aeulestrasse' },
  }),
  'POST /items/reviews/': () => ({
    url: '/items/reviews/',
    payload: { itemId: bakery.id, dateDue: '2030-01-01T00:00:00Z', isCompleted: false, note: null },
  }),
  'PUT /items/reviews/{reviewId}': async (db) => ({
    url: `/items/reviews/${await review(db)}`,
    payload: { isCompleted: true, note: 'stimmt' },
  }),
  'POST /items/mentions/': () => ({
    url: '/items/mentions/',
    payload: { itemId: bakery.id, title: 'Im Volksblatt', url: 'https://zeitung.example/a' },
  }),
  'PUT /items/mentions/{mentionId}': async (db) => ({
    url: `/items/mentions/${await mention(db)}`,
    payload: { title: 'Anders' },
  }),
  'DELETE /items/mentions/{mentionId}': async (db) => ({ url: `/items/mentions/${await mention(db)}` }),
  'PUT /geojsons/{id}': async (db) => ({
    url: `/geojsons/${await itemGeojson(db)}`,
    payload: { geojson: { ...feature, properties: { level: 'OG' } } },
  }),
  'POST /items/geojsons/': async (db, author) => ({
    url: '/items/geojsons/',
    payload: { itemId: bakery.id, geojsonId: await geojsonDraft(db, author), type: 2000 },
  }),
  'PUT /items/geojsons/{id}': async (db) => ({
    url: `/items/geojsons/${await itemGeojson(db)}`,
    payload: { type: 150 },
  }),
  'DELETE /items/geojsons/{id}': async (db) => ({ url: `/items/geojsons/${await itemGeojson(db)}` }),
  'PUT /jsons/{id}': async (db) => ({ url: `/jsons/${await itemJson(db)}`, payload: { json: { a: [1] } } }),
  ...mediaSamples,
  'POST /items/jsons/': async (db, author) => ({
    url: '/items/jsons/',
    payload: { itemId: bakery.id, jsonId: await jsonDraft(db, author), type: 'note' },
  }),
};

/** As above, for events. */
export const eventSamples: Record<string, CreateSample> = {
  'POST /events': () => ({
    url: '/events',
    payload: {
      itemId: bakery.id,
      title: 'Markt',
      dateBegin: '2030-05-01T08:00:00Z',
      branchIds: [1],
      tagIds: [ids.pizza],
    },
  }),
  'GET /events/dashboard/{id}': async (db) => ({ url: `/events/dashboard/${await event(db)}` }),
  'PUT /events/{id}': async (db) => ({
    url: `/events/${await event(db)}`,
    payload: { version: 1, title: 'Jahrmarkt' },
  }),
  'GET /events/{id}/revisions/': async (db) => ({ url: `/events/${await event(db)}/revisions/` }),
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
    return { url: `/events/${id}/revisions/0/restore`, payload: { version: 1 } };
  },
  'POST /events/branches/': async (db) => ({
    url: '/events/branches/',
    payload: { eventId: await event(db), branchId: 1 },
  }),
  'POST /events/branches/multiple/': async (db) => ({
    url: '/events/branches/multiple/',
    payload: { eventId: await event(db), branchIds: [1] },
  }),
  'DELETE /events/branches/{eventId}/{branchId}': async (db) => {
    const id = await event(db);
    await db.insertInto('event_branches').values({ owner_id: 1, event_id: id, branch_id: 1 }).execute();
    return { url: `/events/branches/${id}/1` };
  },
  'POST /events/tags/': async (db) => ({
    url: '/events/tags/',
    payload: { eventId: await event(db), tagId: ids.pizza },
  }),
  'DELETE /events/tags/{eventId}/{tagId}': async (db) => {
    const id = await event(db);
    await db.insertInto('event_tags').values({ owner_id: 1, event_id: id, tag_id: ids.pizza }).execute();
    return { url: `/events/tags/${id}/${ids.pizza}` };
  },
  'POST /items/events/': async (db) => ({
    url: '/items/events/',
    payload: { itemId: bakery.id, eventId: await event(db), relationshipId: 1 },
  }),
  'DELETE /items/events/{itemId}/{eventId}/{relationshipId}': async (db) => {
    const id = await event(db);
    await db
      .insertInto('item_events')
      .values({ owner_id: 1, event_id: id, item_id: bakery.id, relationship_id: 1 })
      .execute();
    return { url: `/items/events/${bakery.id}/${id}/1` };
  },
  ...calendarSamples,
  'POST /featured/': () => ({ url: '/featured/', payload: { itemId: bakery.id } }),
};

/** As above, for what visitors send. */
export const requestSamples: Record<string, CreateSample> = {
  'PUT /items/change-requests/{id}': async (db) => ({
    url: `/items/change-requests/${await changeRequest(db)}`,
    payload: { state: 'declined' },
  }),
};

/**
 * Calls whose response is limited to what the person may see, or that only concern the person: no branch forbids
 * them.
 */
export const openSamples: Record<string, CreateSample> = {
  'GET /staff/me': () => ({ url: '/staff/me' }),
  'GET /items/media/': () => ({ url: '/items/media/' }),
  'GET /items/dashboard/': () => ({ url: '/items/dashboard/' }),
  'GET /items/dashboard/export/': () => ({ url: '/items/dashboard/export/' }),
  'GET /items/dashboard/ids/': () => ({ url: '/items/dashboard/ids/' }),
  'GET /items/dashboard/cities/': () => ({ url: '/items/dashboard/cities/' }),
  'GET /events/dashboard/': () => ({ url: '/events/dashboard/' }),
  'GET /events/feeds/': () => ({ url: '/events/feeds/' }),
  'GET /metrics/sessions/daily/': () => ({ url: '/metrics/sessions/daily/' }),
  'GET /items/change-requests/': () => ({ url: '/items/change-requests/' }),
  'POST /geojsons/': () => ({ url: '/geojsons/', payload: { geojson: feature } }),
  'POST /jsons/': () => ({ url: '/jsons/', payload: { json: { a: 1 } } }),
};
