import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Db } from '@umkreis/db/database.ts';
import { currentEventsByItem, takesPlace } from '@umkreis/places/events/current-events.ts';
import { isListed, listedPlaces, type ListCandidate } from '@umkreis/places/listed-places.ts';
import { matchesShortcut } from '@umkreis/places/shortcut-filter.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { recentEvents } from '../events/visible-events.repository.ts';
import { loadCategories, loadTags } from '@umkreis/reference-data/reference.repository.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import { OwnerFragments } from '@umkreis/content/snapshots/owner-fragments.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';
import { addItems, bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { FirstPlacesOfBranches } from './first-places.ts';
import { idsOfKinds, orderedPlaces } from './listed-places.repository.ts';

const OWNER = 1;
const now = new Date('2026-05-01T10:30:00Z');
/** Cycles through `values` at a step that combines all of them. */
const oneOf = <T>(values: readonly T[], n: number) => values[(n * 7) % values.length]!;
const titles = [
  '',
  'Ähre',
  'Adler',
  'adler',
  'Zoll 9',
  'Zoll 10',
  'Öl-Mühle',
  'Ölmühle',
  'Šibenik',
  '1. Stock',
  'Straße',
];

const kinds = [
  { id: uniqueId(), main: 'Sights', sub: 'Castle', z: 1 },
  { id: uniqueId(), main: 'Eating', sub: 'Restaurant', z: 5 },
  { id: uniqueId(), main: 'Place', sub: 'Place', z: 7 },
];
const burger = uniqueId();
const rows = Array.from({ length: 120 }, (_, n) =>
  itemRow({
    owner_id: OWNER,
    title: oneOf(titles, n),
    nano_id: `order${String(n).padStart(3, '0')}`,
    ...(n % 9 === 0 && { date_permanently_closed: oneOf(['2026-04-01', '2026-05-01', '2026-06-01'], n / 9) }),
    ...(n % 23 === 0 && { date_binned: now }),
  }),
);
for (const row of rows.slice(1, 6)) row.is_duplicate_of = rows[60]!.id;
/** Every `step`th place, starting at `from`. */
const every = (step: number, from: number) => rows.filter((_, n) => n % step === from);

async function seed(db: Db) {
  await seedGuide(db);
  await db
    .insertInto('categories')
    .values(
      kinds.map(({ id, main, sub, z }) => ({
        id,
        icon_id: ids.icon,
        icon_title: 'pin',
        main_category: main,
        sub_category: sub,
        background_color_name: '#000000',
        color_name: '#FFFFFF',
        z_order: z,
      })),
    )
    .execute();
  await db
    .insertInto('tags')
    .values({ id: burger, tag_key: 'cuisine', tag_value: 'burger', tag_group: 1001, icon_id: null })
    .execute();
  await addItems(db, rows);
  const linked = (step: number, from: number) => every(step, from).map(({ id }) => ({ owner_id: OWNER, item_id: id }));
  for (const [sort_order, { id: category_id }] of kinds.entries())
    await db
      .insertInto('item_categories')
      .values(linked(2 + sort_order, 1).map((one) => ({ ...one, category_id, sort_order: (sort_order + 1) % 3 })))
      .execute();
  for (const [nr, tag_id] of [ids.pizza, burger].entries())
    await db
      .insertInto('item_tags')
      .values(linked(3 + nr, nr).map((one) => ({ ...one, tag_id })))
      .execute();
  await db
    .insertInto('mentions')
    .values(linked(7, 3).map((one) => ({ ...one, id: uniqueId(), title: 'Zeitung' })))
    .execute();
  await db
    .insertInto('item_relations')
    .values(
      every(5, 2).map(({ id }, n) => ({
        owner_id: OWNER,
        item_parent_id: id,
        item_child_id: rows[(n * 11) % rows.length]!.id,
        relationship_id: 1,
      })),
    )
    .execute();
  const ends = ['2026-05-01T10:29:59Z', '2026-05-01T10:30:00Z', '2026-05-02T10:00:00Z', null].map((end) =>
    end === null ? null : new Date(end),
  );
  const events = every(4, 1).map(({ id }, n) => ({
    owner_id: OWNER,
    id: uniqueId(),
    item_id: id,
    title: 'Fest',
    date_begin: new Date(oneOf(['2026-05-01T08:00:00Z', '2026-05-01T18:00:00Z'], n)),
    date_end: oneOf(ends, n),
    is_cancelled: n % 5 === 0,
  }));
  await db.insertInto('events').values(events).execute();
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seed);
}, 60_000);
afterAll(async () => api?.close());

const eventsAt = (at: Date) => recentEvents(api.db, { owners: [OWNER] }, () => 'Europe/Vaduz', at);

/** Expected list, by the shared rule. */
async function byRule(matches: (place: ListCandidate) => boolean, at = now): Promise<string[]> {
  const [items, categories, tags, events] = await Promise.all([
    loadBasemapItems(
      api.db,
      [bakery, ...rows].map(({ id }) => ({ owner_id: OWNER, id })),
    ),
    loadCategories(api.db),
    loadTags(api.db),
    eventsAt(at),
  ]);
  const listed = items.filter((item) => isListed(item, at, 'Europe/Vaduz'));
  return listedPlaces(listed, { categories, tags, events }, at, matches).map(({ nanoId }) => nanoId);
}

const filters: SearchShortcutConfig['filter'][] = [
  {},
  { mainCategories: ['Eating'] },
  { mainCategories: ['Sights'], tags: [{ tagKey: 'cuisine', tagValue: 'burger' }] },
  { tags: [{ tagKey: 'cuisine' }] },
  { mainCategories: ['Place'] },
  { subCategories: ['Place'], tags: [{ tagKey: 'cuisine', tagValue: 'pizza' }] },
  { hasEvents: true },
  { mainCategories: ['Eating', 'Place'], hasEvents: true },
];

test.each(filters)('lists %o in the database in the same order as the rule', async (filter) => {
  const shortcut = { filter } as SearchShortcutConfig;
  const byTheRule = await byRule(matchesShortcut(shortcut));
  expect(byTheRule.length).toBeGreaterThan(8);
  const events = await recentEvents(api.db, { owners: [OWNER] }, () => 'Europe/Vaduz', now);
  const withEvents = [...currentEventsByItem(events.filter(takesPlace), now.getTime()).keys()];
  const { keys, total } = await orderedPlaces(
    api.db,
    [OWNER],
    {
      categoryIds: [],
      tagIds: [],
      withoutCategory: false,
      ...(await idsOfKinds(api.db, shortcut)),
      itemIds: filter.hasEvents ? withEvents : null,
      order: 'importance',
    },
    { most: 1000, now, withEvents },
  );
  const nanoIds = new Map([bakery, ...rows].map(({ id, nano_id }) => [id, nano_id]));
  expect(keys.map(({ id }) => nanoIds.get(id))).toEqual(byTheRule);
  expect(total).toBe(byTheRule.length);
});

test.each([now, new Date('2026-05-01T17:00:00Z'), new Date('2026-06-02T10:00:00Z')])(
  'has the same first places of the guide at %o as the rule, also after edits',
  async (at) => {
    const content = new ContentState(api.db, path.join(api.dataDir, `content-${at.getTime()}.json`), []);
    await content.open();
    content.start();
    onTestFinished(() => content.stop());
    const withEvents = [...currentEventsByItem((await eventsAt(at)).filter(takesPlace), at.getTime()).keys()];
    const eventful = { at: async () => ({ ids: withEvents, nanoIds: new Set<string>(), key: withEvents.join() }) };
    const fragments = new OwnerFragments(api.db);
    const places = new FirstPlacesOfBranches({ db: api.db, content, eventful, snapshots: { fragments } });
    const first = async () => {
      const found = await places.of(OWNER, at);
      return found && { nanoIds: found.items.map(({ nanoId }) => nanoId), total: found.total };
    };
    const expected = async () => {
      const all = await byRule(() => true, at);
      return { nanoIds: all.slice(0, 10), total: all.length };
    };
    await expect.poll(first, { timeout: 30_000 }).not.toBeNull();
    expect(await first()).toEqual(await expected());

    const [best] = (await expected()).nanoIds;
    await api.db
      .updateTable('items')
      .set({ date_permanently_closed: '2020-01-01' })
      .where('nano_id', '=', best!)
      .execute();
    const { id } = rows.find(({ nano_id }) => nano_id === best) ?? bakery;
    await api.db.transaction().execute((trx) => bumpContent(trx, OWNER, [id]));
    const after = await expected();
    expect(after.nanoIds).not.toContain(best);
    await content.refresh();
    // Who reads them caches them by the version of the content, so they must not be older.
    expect(await first()).toEqual(after);
  },
);
