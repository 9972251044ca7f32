import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import type { ItemSearchResult } from '@umkreis/contract/item.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';
import { quarterStart } from '@umkreis/opening-hours/quarter-hour.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { kindsOfShortcut, matchesShortcut } from '@umkreis/places/shortcut-filter.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { loadCategories, loadTags } from '@umkreis/reference-data/reference.repository.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const now = new Date('2026-05-01T10:37:00Z');
const OWNER = 3;
const [LON, LAT] = [9.521, 47.141];

/** Each place has one event. */
const events: Record<string, { begin: string; end?: string; isCancelled?: boolean; comesAgain?: string; of?: number }> =
  {
    'to come': { begin: '2026-05-20T08:00:00Z' },
    'begins with the quarter, without an end': { begin: '2026-05-01T10:30:00Z' },
    'began with the quarter before': { begin: '2026-05-01T10:29:59Z' },
    running: { begin: '2026-04-01T08:00:00Z', end: '2026-05-01T10:44:00Z' },
    'ends with the quarter': { begin: '2026-05-01T08:00:00Z', end: '2026-05-01T10:45:00Z' },
    'ended today': { begin: '2026-05-01T06:00:00Z', end: '2026-05-01T09:00:00Z' },
    'ended last week': { begin: '2026-04-20T08:00:00Z', end: '2026-04-24T09:00:00Z' },
    'called off': { begin: '2026-05-20T08:00:00Z', isCancelled: true },
    'each Monday': { begin: '2025-01-06T08:00:00Z', end: '2025-01-06T09:00:00Z', comesAgain: 'FREQ=WEEKLY' },
    'came again until Easter': {
      begin: '2026-01-05T08:00:00Z',
      end: '2026-01-05T09:00:00Z',
      comesAgain: 'FREQ=WEEKLY;UNTIL=20260405T220000Z',
    },
    'shown elsewhere': { begin: '2026-05-20T08:00:00Z', of: 5 },
  };
const places = Object.keys(events).map((title, nr) =>
  itemRow({ owner_id: OWNER, title, lat: LAT + nr / 100_000, lon: LON }),
);
const also = itemRow({ owner_id: OWNER, title: 'of another place', lat: LAT, lon: LON + 0.000_01 });
const none = itemRow({ owner_id: OWNER, title: 'without', lat: LAT, lon: LON + 0.000_02 });
const all = [...places, also, none];

let api: TestApi;
const setClock = () => void vi.useFakeTimers({ toFake: ['Date'], now });
beforeEach(setClock);
beforeAll(async () => {
  setClock();
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, all);
    for (const [nr, place] of places.entries()) {
      const { begin, end, isCancelled, comesAgain, of = OWNER } = events[place.title]!;
      const key = { owner_id: OWNER, id: uniqueId() };
      await db
        .insertInto('events')
        .values({
          ...key,
          item_id: place.id,
          title: place.title,
          date_begin: new Date(begin),
          date_end: end ? new Date(end) : null,
          is_cancelled: isCancelled ?? false,
          recurrence: comesAgain ?? null,
        })
        .execute();
      const link = { owner_id: OWNER, event_id: key.id };
      await db
        .insertInto('event_branches')
        .values({ ...link, branch_id: of })
        .execute();
      if (nr === 0)
        await db
          .insertInto('item_events')
          .values({ ...link, item_id: also.id, relationship_id: 1 })
          .execute();
    }
    await db
      .insertInto('item_categories')
      .values(
        all
          .filter((_, nr) => nr % 2 === 0)
          .map(({ id }) => ({ owner_id: OWNER, item_id: id, category_id: ids.bakery, sort_order: 0 })),
      )
      .execute();
  });
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await api?.close();
});

const [x, y] = [mercatorX(LON), mercatorY(LAT)].map((at) => Math.floor(at * 2 ** 14));
const search = async (query: string) =>
  (await api.app.inject(`/items/search/?branch=${OWNER}&limit=100&${query}`))
    .json<ItemSearchResult>()
    .items.map(({ title }) => title)
    .toSorted();
const drawn = async (query: string) => {
  const { rawPayload } = await api.app.inject(`/items/tiles/${OWNER}/14/${x}/${y}.mvt?${query}`);
  return all
    .filter(({ nano_id }) => rawPayload.includes(nano_id))
    .map(({ title }) => title)
    .toSorted();
};

/** What the guide's engine finds with the events of the page. */
async function byTheRule(filter: SearchShortcutConfig['filter'], at: number): Promise<string[]> {
  const [items, categories, tags, visibleEvents] = await Promise.all([
    loadBasemapItems(
      api.db,
      all.map(({ id }) => ({ owner_id: OWNER, id })),
    ),
    loadCategories(api.db),
    loadTags(api.db),
    api.app.inject(`/events/branchshortid/${OWNER}`),
  ]);
  const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
  const joined = joinPlaces(items, {
    categories: byId(categories),
    tags: byId(tags),
    events: visibleEvents.json<Event[]>(),
    now: new Date(at),
    timeZone: 'Europe/Vaduz',
  });
  return joined
    .filter(matchesShortcut({ filter }))
    .map(({ item }) => item.title)
    .toSorted();
}

test.each([
  ['2026-05-01T10:37:00Z', {}],
  ['2026-05-01T10:44:59.999Z', {}],
  ['2026-05-01T12:45:00+02:00', {}],
  ['2026-05-01T11:00:00Z', { mainCategories: ['Shopping'] }],
  ['2026-04-30T00:00:00Z', {}],
  ['2026-06-01T00:00:00Z', { mainCategories: ['Shopping'] }],
  ['2026-06-01T00:00:00Z', {}],
])('returns at %s the places with current events that the rule selects, in search and tiles: %o', async (at, kinds) => {
  const filter = { ...kinds, hasEvents: true };
  const wanted = await byTheRule(filter, quarterStart(at));
  expect(wanted.length).toBeGreaterThan(0);
  const shortcutKinds = kindsOfShortcut({ filter });
  const query = new URLSearchParams({
    eventsAt: at,
    ...(shortcutKinds && {
      kindCategories: (await loadCategories(api.db))
        .filter(shortcutKinds.category)
        .map(({ id }) => id)
        .join(),
    }),
  });
  expect(await search(`${query}`)).toEqual(wanted);
  expect(await drawn(`${query}`)).toEqual(wanted);
});

test('queries the database again after a quarter of an hour', async () => {
  const at = (time: string) => `eventsAt=2026-05-01T${time}Z`;
  const ending = ['began with the quarter before', 'begins with the quarter, without an end', 'ended today'];
  expect(await drawn(at('10:30:00'))).toContain(ending[1]);
  expect(await drawn(at('10:44:59'))).toEqual(await drawn(at('10:30:00')));
  expect(await drawn(at('10:45:00'))).not.toContain(ending[1]);
  expect(await search(at('10:15:00'))).toEqual(expect.arrayContaining(ending.slice(0, 2)));
  expect(await search(at('10:45:00'))).toContain('ends with the quarter');
  expect(await search(at('11:00:00'))).not.toContain('ends with the quarter');
});

test('includes a new event in search and tiles with the next content version', async () => {
  const query = 'eventsAt=2026-05-01T10:37:00Z';
  expect(await drawn(query)).not.toContain(none.title);
  const key = { owner_id: OWNER, id: uniqueId() };
  const event = { ...key, item_id: none.id, title: 'Fest', date_begin: new Date('2026-07-01T08:00:00Z') };
  await api.db.insertInto('events').values(event).execute();
  await api.db.insertInto('event_branches').values({ owner_id: OWNER, event_id: key.id, branch_id: OWNER }).execute();
  await api.db
    .updateTable('branches')
    .set((eb) => ({ content_version: eb('content_version', '+', 1) }))
    .execute();
  await expect.poll(() => search(query), { timeout: 10_000 }).toContain(none.title);
  expect(await drawn(query)).toContain(none.title);
});

test('rejects an invalid instant', async () => {
  for (const url of [`/items/search/?eventsAt=soon`, `/items/tiles/${OWNER}/14/${x}/${y}.mvt?eventsAt=2026-05-01`]) {
    const rejected = await api.app.inject(url);
    expect([rejected.statusCode, rejected.body]).toEqual([400, expect.stringContaining('/querystring/eventsAt')]);
  }
});
