import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Branch, SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Db } from '@umkreis/db/database.ts';
import { listedPlaces } from '@umkreis/places/listed-places.ts';
import { matchesShortcut } from '@umkreis/places/shortcut-filter.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { recentEvents } from '../events/visible-events.repository.ts';
import { loadCategories, loadTags } from '@umkreis/reference-data/reference.repository.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';
import { addItems, bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { emptyShortcuts } from './empty-shortcuts.ts';
import { CachedKinds } from './cached-kinds.ts';
import { kindsByOwner } from './shortcut-kinds.repository.ts';

const now = new Date('2026-05-01T10:30:00Z');
const inn = itemRow({ title: 'Adler' });
const closed = itemRow({ title: 'Schloss', date_permanently_closed: '2026-04-01' });
const binned = { ...itemRow({ title: 'Museum' }), date_binned: now };
const kinds = [
  { id: uniqueId(), main: 'Eating', sub: 'Restaurant', of: inn },
  { id: uniqueId(), main: 'Sights', sub: 'Castle', of: closed },
  { id: uniqueId(), main: 'Education & Science', sub: 'Museum', of: binned },
];

let api: TestApi;
const setClock = () => void vi.useFakeTimers({ toFake: ['Date'], now });
beforeEach(setClock);
beforeAll(async () => {
  setClock();
  api = await startTestApi(async (db: Db) => {
    await seedGuide(db);
    await addItems(db, [inn, closed, binned]);
    for (const { id, main, sub, of } of kinds) {
      const row = { id, icon_id: ids.icon, icon_title: 'pin', main_category: main, sub_category: sub, z_order: 1 };
      await db
        .insertInto('categories')
        .values({ ...row, background_color_name: '#000000', color_name: '#FFFFFF' })
        .execute();
      await db.insertInto('item_categories').values({ owner_id: 1, item_id: of.id, category_id: id }).execute();
    }
    const event = {
      owner_id: 1,
      id: uniqueId(),
      item_id: inn.id,
      title: 'Fest',
      date_begin: new Date('2026-05-02T08:00:00Z'),
    };
    await db
      .insertInto('events')
      .values({ ...event, date_end: null })
      .execute();
    await db.insertInto('event_branches').values({ owner_id: 1, event_id: event.id, branch_id: 1 }).execute();
  });
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await api?.close();
});

const filters: SearchShortcutConfig['filter'][] = [
  {},
  { mainCategories: ['Eating'] },
  { mainCategories: ['Eating'], hasEvents: true },
  { mainCategories: ['Shopping'], hasEvents: true },
  { mainCategories: ['Sights'] },
  { subCategories: ['Museum'] },
  { subCategories: ['Museum', 'Restaurant'] },
  { tags: [{ tagKey: 'cuisine' }] },
  { tags: [{ tagKey: 'cuisine', tagValue: 'burger' }] },
  { hasEvents: true },
];

test.each(filters)('reports %o as empty exactly if the rule finds nothing', async (filter) => {
  const shortcut = { id: 'topic', filter } as SearchShortcutConfig;
  const [items, categories, tags, events, cachedKinds] = await Promise.all([
    loadBasemapItems(
      api.db,
      [bakery, inn].map(({ id }) => ({ owner_id: 1, id })),
    ),
    loadCategories(api.db),
    loadTags(api.db),
    recentEvents(api.db, { owners: [1] }, () => 'Europe/Vaduz', now),
    kindsByOwner(api.db, [1], now),
  ]);
  const listed = listedPlaces(items, { categories, tags, events }, now, matchesShortcut(shortcut));
  const isEmpty = emptyShortcuts([shortcut], [1], cachedKinds).length === 1;
  expect(isEmpty).toBe(listed.length === 0);
});

test('lists the shortcuts of a branch without results', async () => {
  const branches = (await api.app.inject('/branches/')).json<Branch[]>();
  const { searchShortcuts, emptyShortcutIds = [] } = branches.find(({ shortId }) => shortId === 1)!;
  const ofEating = branchConfigs[0]!.searchShortcuts.filter(({ filter }) => filter.mainCategories?.includes('Eating'));
  expect(ofEating.length).toBeGreaterThan(0);
  expect(emptyShortcutIds.filter((id) => ofEating.some((one) => one.id === id))).toEqual([]);
  const castles = searchShortcuts.filter(({ filter }) => filter.mainCategories?.join() === 'Religion');
  for (const { id } of castles) expect(emptyShortcutIds).toContain(id);
  expect(emptyShortcutIds.length).toBeGreaterThan(0);
});

test('reports an empty agenda for a branch without current events', async () => {
  const branches = (await api.app.inject('/branches/')).json<Branch[]>();
  const of = (id: number) => branches.find(({ shortId }) => shortId === id)!.isAgendaEmpty;
  expect([of(1), of(2)]).toEqual([undefined, true]);
});

/** @param readingTakes how long reading them seems to take, ms; omitted: as long as it does */
const kindsOfOwner = ({ readingTakes }: { readingTakes?: number } = {}) => {
  const content = { branches: new Map([[1, {}]]), versionOf: vi.fn(() => '1') };
  let at = 0;
  const clock = readingTakes === undefined ? undefined : () => (at += readingTakes);
  const cached = new CachedKinds(api.db, content as never, clock);
  const count = async (at = now) => (await cached.get(at)).get(1)!.categories.length;
  return { content, cached, count };
};
/** A database whose statements wait until it is released. */
function busyDatabase(db: TestApi['db']) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const busy = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => promise.then(() => result),
  });
  return { busy, release };
}
const moveAllToTrash = () => api.db.updateTable('items').set({ date_binned: now }).where('date_binned', 'is', null);
const restoreAll = () => api.db.updateTable('items').set({ date_binned: null }).where('date_binned', '=', now);

test('reads the kinds of an owner again when its content changes, or time passes', async () => {
  const { content, count } = kindsOfOwner({ readingTakes: 1 });
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await moveAllToTrash().execute();
  expect(await count()).toBe(before);
  content.versionOf.mockReturnValue('2');
  expect(await count()).toBe(0);
  await restoreAll().execute();
  expect(await count()).toBe(0);
  expect(await count(new Date(now.getTime() + 15 * 60_000))).toBeGreaterThan(0);
});

test('does not let requests wait for kinds that take long to read', async () => {
  const { content, cached, count } = kindsOfOwner({ readingTakes: 60 });
  const before = await count();
  await moveAllToTrash().execute();
  content.versionOf.mockReturnValue('2');
  const { version } = cached;
  expect([await count(), cached.version]).toEqual([before, version]);
  await expect.poll(() => cached.version, { timeout: 20_000 }).toBe(version + 1);
  expect(await count()).toBe(0);
  await restoreAll().execute();
});

test('hides no shortcut, and lets no request wait long, until the kinds are read the first time', async () => {
  const { cached } = kindsOfOwner();
  const all = await cached.get(now);
  const { busy, release } = busyDatabase(api.db);
  const kinds = await new CachedKinds(busy, { branches: new Map([[1, {}]]), versionOf: () => '1' } as never).get(now);
  release();
  const [shortcut] = branchConfigs[0]!.searchShortcuts.map((one) => ({
    ...one,
    filter: { ...one.filter, mainCategories: ['none'] },
  }));
  expect([emptyShortcuts([shortcut!], [1], all), emptyShortcuts([shortcut!], [1], kinds)]).toEqual([
    [shortcut!.id],
    [],
  ]);
});
