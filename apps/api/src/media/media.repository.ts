import { sql, type SqlBool } from 'kysely';
import type { DashboardMediaQuery, DashboardMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { mediaOf, ofMedium } from '../items/item-media.repository.ts';
import { toDashboardMedium } from '../items/medium.mapper.ts';
import { isUnlistedRow } from '../shared-queries/unlisted.repository.ts';
import { wordPattern } from '../shared-queries/word-pattern.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';

const ofDashboard = [...ofMedium, 'm.owner_id', 'm.item_id', 'i.nano_id', 'i.title as item_title', 'f.bytes'] as const;
const withItem = (db: Reader) =>
  mediaOf(db).innerJoin('items as i', (join) =>
    join.onRef('i.owner_id', '=', 'm.owner_id').onRef('i.id', '=', 'm.item_id'),
  );

/** Distinct video addresses by the owner of their items. */
export async function videosByOwner(db: Reader): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('item_media')
    .where('kind', '=', itemMediumKeys.video)
    .where('video_url', 'is not', null)
    .select(['owner_id', 'video_url'])
    .distinct()
    .execute();
  const byOwner = new Map<number, string[]>();
  for (const { owner_id, video_url } of rows) byOwner.set(owner_id, [...(byOwner.get(owner_id) ?? []), video_url!]);
  return byOwner;
}

/** The item that a medium belongs to. */
export async function findByMedium(db: Reader, mediumId: string): Promise<ItemKey | undefined> {
  const row = await db
    .selectFrom('item_media')
    .where('id', '=', mediumId)
    .select(['owner_id', 'item_id'])
    .executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

export async function loadDashboardMedium(
  db: Reader,
  { owner_id }: ItemKey,
  mediumId: string,
): Promise<DashboardMedium | undefined> {
  const row = await withItem(db)
    .where('m.owner_id', '=', owner_id)
    .where('m.id', '=', mediumId)
    .select(ofDashboard)
    .executeTakeFirst();
  return row && toDashboardMedium(row);
}

/** Whether the item is no longer listed. */
const isUnseen = (now: Date) => sql<SqlBool>`(${isUnlistedRow('i', now)} or i.date_binned is not null)`;

/** One page of the media of these owners: newest first, those of one item in their order. */
export async function dashboardMedia(
  db: Db,
  owners: readonly number[],
  query: DashboardMediaQuery,
  now = new Date(),
): Promise<{ media: DashboardMedium[]; total: number }> {
  if (owners.length === 0) return { media: [], total: 0 };
  let matching = withItem(db).where('m.owner_id', 'in', owners);
  if (query.itemId) matching = matching.where('m.item_id', '=', query.itemId);
  if (query.use === 'unused') matching = matching.where(isUnseen(now));
  if (query.kind) matching = matching.where('m.kind', '=', query.kind);
  for (const word of (query.text?.trim() ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = wordPattern(word);
    matching = matching.where(
      sql<SqlBool>`(lower(i.title) ~ ${pattern} or lower(m.title || ' ' || m.credit) ~ ${pattern})`,
    );
  }
  const ordered = query.itemId ? matching.orderBy('m.sort_order') : matching.orderBy('m.date_created', 'desc');
  const [rows, { total }] = await Promise.all([
    ordered
      .select(ofDashboard)
      .orderBy('m.id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { media: rows.map(toDashboardMedium), total };
}
