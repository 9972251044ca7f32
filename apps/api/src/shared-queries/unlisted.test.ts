import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { isClosedOrDuplicate } from '@umkreis/places/closed-or-duplicate.ts';
import { DEFAULT_ORDER } from '@umkreis/places/sort-order.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import { dashboardItems } from '../dashboard-items/dashboard-items.repository.ts';
import { CachedPoints } from '../item-tiles/cached-points.ts';
import { loadItemPoints } from '../item-tiles/load-item-points.ts';
import { dashboardMedia } from '../media/media.repository.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { isUnlistedRow } from './unlisted.repository.ts';

const auckland = { timeZone: 'Pacific/Auckland', countryCode: 'nz', state: null };
const days = [null, '', '2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03', 'soon', '2026-13-45'];
const instants = ['2026-05-01T12:59:00Z', '2026-05-01T13:01:00.000Z', '2026-05-01T13:01:00Z'];
const rows = [null, auckland].flatMap((place) =>
  [...days, ...instants].map((closed) =>
    itemRow({
      title: 'Grenzfall',
      date_permanently_closed: closed,
      ...(place && { hours_place: JSON.stringify(place) }),
    }),
  ),
);
const copy = itemRow({ title: 'Grenzfall', is_duplicate_of: rows[0]!.id });

let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await startTestApi(async (seeded) => {
    db = seeded;
    await seedGuide(seeded);
    await addItems(seeded, [...rows, copy]);
    await seeded.updateTable('categories').set({ z_order: 3 }).execute();
    const links = [...rows, copy].map(({ id: item_id, owner_id }) => ({ owner_id, item_id }));
    await seeded
      .insertInto('item_categories')
      .values(links.map((link) => ({ ...link, category_id: ids.bakery })))
      .execute();
    await seeded
      .insertInto('media_files')
      .values({ hash: 'a'.repeat(64), type: 'image/jpeg', bytes: 1, width: 1, height: 1 })
      .execute();
    await seeded
      .insertInto('item_media')
      .values(
        links.map((link) => ({ ...link, id: uniqueId(), file_hash: 'a'.repeat(64), kind: itemMediumKeys.picture })),
      )
      .execute();
  });
});
afterAll(async () => api?.close());

const moments = ['2026-05-01T10:30:00Z', '2026-05-01T13:00:00Z', '2026-05-01T22:30:00Z'];

test.each(moments)('evaluates each place at %s in the database like the rule', async (iso) => {
  const now = new Date(iso);
  const stored = await sql<{
    closed: string | null;
    place: typeof auckland | null;
    copy: string | null;
    unlisted: boolean;
  }>`
      select i.date_permanently_closed as closed, i.hours_place as place, i.is_duplicate_of as copy,
        ${isUnlistedRow('i', now)} as unlisted
      from items i where i.title = 'Grenzfall'`.execute(db);
  expect(stored.rows).toHaveLength(rows.length + 1);
  for (const { closed, place, copy: original, unlisted } of stored.rows) {
    const item = {
      ...(closed !== null && { closed }),
      ...(original && { duplicateOf: original }),
      ...(place && { hoursPlace: place }),
    };
    expect([closed, place?.timeZone, unlisted]).toEqual([
      closed,
      place?.timeZone,
      isClosedOrDuplicate(item, now, 'Europe/Vaduz'),
    ]);
  }
});

/** IDs of what is permanently closed, or unlisted, by the rule. */
const byRule = (now: Date, isWanted: (isClosed: boolean, isUnlisted: boolean) => boolean) =>
  [...rows, copy]
    .filter((row) => {
      const { date_permanently_closed: closed, is_duplicate_of: original } = row;
      const place = { ...(closed && { closed }), ...('hours_place' in row && { hoursPlace: auckland }) };
      const isClosed = isClosedOrDuplicate(place, now, 'Europe/Vaduz');
      return isWanted(
        isClosed,
        isClosedOrDuplicate({ ...place, ...(original && { duplicateOf: original }) }, now, 'Europe/Vaduz'),
      );
    })
    .map(({ id }) => id)
    .toSorted();

test.each(moments)('applies the rule at %s to dashboard filters, unused media and the order of tiles', async (iso) => {
  const now = new Date(iso);
  const unlisted = byRule(now, (_, isUnlisted) => isUnlisted);
  const query = { page: 1, pageSize: 100, sorting: 2 } as const;
  const inState = async (state: 'open' | 'closed') => {
    const { items } = await dashboardItems(db, [1], { ...query, state, text: 'Grenzfall' } as DashboardItemQuery, now);
    return items.map(({ id }) => id).toSorted();
  };
  expect(await inState('closed')).toEqual(byRule(now, (isClosed) => isClosed));
  expect(await inState('open')).toEqual(byRule(now, (_, isUnlisted) => !isUnlisted));

  const { media } = await dashboardMedia(db, [1], { page: 1, pageSize: 100, use: 'unused' }, now);
  expect(media.map(({ itemId }) => itemId).toSorted()).toEqual(unlisted);

  const points = await loadItemPoints(db, [1], () => 'Europe/Vaduz', now);
  const nanoIds = new Map([...rows, copy].map(({ id, nano_id }) => [nano_id, id]));
  const last = points.nanoIds.flatMap((nanoId, at) => {
    const id = nanoIds.get(nanoId);
    return id && points.order[at] === DEFAULT_ORDER ? [id] : [];
  });
  expect(last.toSorted()).toEqual(unlisted);
});

test('re-reads the tiles of large branches when a place closes', async () => {
  const content = {
    versionOf: () => '1',
    isActive: () => true,
    branches: new Map([[1, { owners: [1] }]]),
  } as unknown as ContentState;
  const passed = vi.spyOn(performance, 'now').mockReturnValue(0);
  const points = new CachedPoints(db, content, () => 'Europe/Vaduz');
  const before = points.get(1, new Date('2026-05-01T13:00:30Z'));
  await before.points;
  await expect.poll(() => points.get(1, new Date('2026-05-01T13:00:30Z')).version).toBe(before.version);
  passed.mockReturnValue(60_000);
  expect(points.get(1, new Date('2026-05-01T13:00:50Z')).version, 'nothing has closed').toBe(before.version);
  const evening = new Date('2026-05-01T22:00:00Z');
  await vi.waitFor(async () => {
    const after = points.get(1, evening);
    expect(after.version).not.toBe(before.version);
    expect((await after.points).closings.length).toBeLessThan((await before.points).closings.length);
  }, 30_000);
  passed.mockRestore();
});
