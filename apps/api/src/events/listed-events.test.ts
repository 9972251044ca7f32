import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedEvents } from '@umkreis/contract/listed-events.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { addItems, bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const PLACES = 450;
const DAY_MS = 86_400_000;
const listId = uniqueId();
/** More places with a tag than a page of a search has; the last ones have events. */
const places = Array.from({ length: PLACES }, (_, n) => itemRow({ title: `Ort ${String(n).padStart(3, '0')}` }));
const last = places.at(-1)!;
const untagged = itemRow({ title: 'Ohne Merkmal' });
/** From 10:00 UTC on: no event lasts until the next day, at whichever hour the tests run. */
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS + 10 * 3_600_000;
const inDays = (days: number) => new Date(today + days * DAY_MS);
const dayOf = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vaduz', dateStyle: 'short' }).format(inDays(days));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, [...places, untagged]);
    await db
      .insertInto('item_tags')
      .values(places.map(({ id }) => ({ owner_id: 1, item_id: id, tag_id: ids.pizza })))
      .execute();
    await db
      .insertInto('lists')
      .values({ id: listId, nano_id: 'agenda01', branch_id: 1, title_de: 'Auswahl', title_en: 'Choice' })
      .execute();
    await db
      .insertInto('list_items')
      .values({ list_id: listId, owner_id: 1, item_id: last.id, sort_order: 0 })
      .execute();
    const event = (title: string, item_id: string, days: number, more: object = {}) => ({
      owner_id: 1,
      id: uniqueId(),
      item_id,
      title,
      date_begin: inDays(days),
      date_end: inDays(days + 0.1),
      ...more,
    });
    const linked = event('Auch am letzten Ort', untagged.id, 5);
    const events = [
      event('Am letzten Ort', last.id, 3),
      event('Vorbei', last.id, -1),
      event('In der Bäckerei', bakery.id, 4),
      event('Papierkorb', last.id, 3, { date_binned: new Date() }),
      event('Wöchentlich', last.id, 2, { recurrence: 'FREQ=WEEKLY;COUNT=30' }),
      event('Nur anderswo', untagged.id, 3),
      linked,
      event('Auf keiner Karte', last.id, 3),
    ];
    await db.insertInto('events').values(events).execute();
    await db
      .insertInto('event_branches')
      .values(events.slice(0, -1).map(({ id }) => ({ owner_id: 1, event_id: id, branch_id: 1 })))
      .execute();
    await db.insertInto('item_events').values({ owner_id: 1, event_id: linked.id, item_id: last.id }).execute();
  });
}, 60_000);
afterAll(async () => api?.close());

const get = (query: string, branch = 1) => api.app.inject(`/events/listed/${branch}?${query}`);
const read = async (query: string, branch = 1) => (await get(query, branch)).json<ListedEvents>();
const titles = ({ events }: ListedEvents) => events.map(({ title }) => title);

it('lists the coming events at all places of a tag, however many it has', async () => {
  const found = await read(`of=tag&id=${ids.pizza}`);
  expect([found.total, new Set(titles(found))]).toEqual([
    32,
    new Set(['Wöchentlich', 'Am letzten Ort', 'Auch am letzten Ort']),
  ]);
  const starts = found.events.map(({ dateBegin }) => dateBegin);
  expect(starts).toEqual(starts.toSorted());
});

it('includes the first and the last day, and counts all events of these days', async () => {
  expect(titles(await read(`of=tag&id=${ids.pizza}&from=${dayOf(3)}&to=${dayOf(3)}`))).toEqual(['Am letzten Ort']);
  const first = await read(`of=tag&id=${ids.pizza}&to=${dayOf(5)}&limit=2`);
  expect([first.total, titles(first)]).toEqual([3, ['Wöchentlich', 'Am letzten Ort']]);
  // A series far in the future, beyond the first events.
  expect(titles(await read(`of=tag&id=${ids.pizza}&from=${dayOf(60)}&limit=1`))).toEqual(['Wöchentlich']);
});

it('lists a series once with its following dates, and counts it once', async () => {
  const { total, events } = await read(`of=tag&id=${ids.pizza}&series=once&limit=2`);
  expect([total, events.map(({ title }) => title)]).toEqual([3, ['Wöchentlich', 'Am letzten Ort']]);
  const dates = events.map(({ laterDates }) => laterDates);
  expect([dates[0]?.length, dates[0]?.[0]?.slice(0, 10), dates[1]]).toEqual([
    29,
    inDays(9).toISOString().slice(0, 10),
    undefined,
  ]);
  const later = await read(`of=tag&id=${ids.pizza}&series=once&from=${dayOf(60)}&to=${dayOf(73)}`);
  expect(later.events.map(({ laterDates }) => laterDates?.length)).toEqual([1]);
});

it('lists the events of a category, a curated list, one place and the whole guide', async () => {
  expect(titles(await read('of=category&id=Bakery'))).toEqual(['In der Bäckerei']);
  expect(titles(await read('of=category&id=Shopping'))).toEqual(['In der Bäckerei']);
  expect((await read('of=category&id=Nothing')).total).toBe(0);
  expect((await read('of=list&id=agenda01')).total).toBe(32);
  expect(titles(await read(`of=place&id=${untagged.nano_id}&from=${dayOf(1)}`))).toEqual([
    'Nur anderswo',
    'Auch am letzten Ort',
  ]);
  expect((await read('of=guide')).total).toBe(34);
  expect((await read(`of=tag&id=${ids.pizza}`, 2)).total).toBe(0);
});

it('lists the places of a new list at once', async () => {
  await api.db
    .insertInto('list_items')
    .values({ list_id: listId, owner_id: 1, item_id: bakery.id, sort_order: 1 })
    .execute();
  expect((await read('of=list&id=agenda01')).total).toBe(33);
});

it.each([
  ['of=tag&id=pizza', 400],
  ['of=everything&id=a', 400],
  [`of=tag&id=${ids.pizza}&from=tomorrow`, 400],
  [`of=tag&id=${ids.pizza}&limit=501`, 400],
  [`of=shortcut&id=${uniqueId()}`, 404],
  ['of=list&id=unknown1', 404],
  ['of=place&id=unknown1', 404],
])('rejects %s', async (query, status) => {
  expect((await get(query)).statusCode).toBe(status);
});

it('does not list the events of a place that the branch does not show', async () => {
  expect((await read(`of=place&id=${foreign.nano_id}`)).total).toBe(0);
});
