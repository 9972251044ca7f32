import { sql } from 'kysely';
import type { Item } from '@umkreis/contract/item.ts';
import { isRecent } from '../shared-queries/recent-events.repository.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';
import { nearbyNames } from '@umkreis/content/snapshots/nearby-names.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { loadMedia } from './item-media.repository.ts';
import { toItem, type ItemRows } from './item.mapper.ts';

/** @param owners only their items that are not in the trash; the first one if a nano ID is used twice */
export async function findByNanoId(
  db: Reader,
  nanoId: string,
  owners: readonly number[],
): Promise<ItemKey | undefined> {
  if (owners.length === 0) return undefined;
  return db
    .selectFrom('items')
    .where('nano_id', '=', nanoId)
    .where('owner_id', 'in', owners)
    .where('date_binned', 'is', null)
    .select(['owner_id', 'id'])
    .orderBy('owner_id')
    .executeTakeFirst();
}

/** The next items of these owners by nano ID, without those in the trash. @param after nano ID that they follow */
export async function keysAfter(
  db: Reader,
  owners: readonly number[],
  after: string | undefined,
  most: number,
): Promise<(ItemKey & { nano_id: string })[]> {
  if (owners.length === 0) return [];
  let query = db.selectFrom('items').where('owner_id', 'in', owners).where('date_binned', 'is', null);
  if (after !== undefined) query = query.where('nano_id', '>', after);
  return query.select(['owner_id', 'id', 'nano_id']).orderBy('nano_id').limit(most).execute();
}

/** A place of another branch with an event that this branch shows: visitors follow the event to it. */
export async function findByVisibleEvent(
  db: Reader,
  nanoId: string,
  branchShortId: number,
  now = new Date(),
): Promise<ItemKey | undefined> {
  return db
    .selectFrom('items as i')
    .innerJoin('events as e', (join) => join.onRef('e.owner_id', '=', 'i.owner_id').onRef('e.item_id', '=', 'i.id'))
    .innerJoin('event_branches as b', (join) =>
      join.onRef('b.owner_id', '=', 'e.owner_id').onRef('b.event_id', '=', 'e.id'),
    )
    .where('i.nano_id', '=', nanoId)
    .where('i.date_binned', 'is', null)
    .where('b.branch_id', '=', branchShortId)
    .where('e.date_binned', 'is', null)
    .where(isRecent(now))
    .select(['i.owner_id', 'i.id'])
    .limit(1)
    .executeTakeFirst();
}

/** The same for public reads: excludes items in the trash. */
export async function findVisibleById(db: Reader, id: string): Promise<ItemKey | undefined> {
  return db
    .selectFrom('items')
    .where('id', '=', id)
    .where('date_binned', 'is', null)
    .select(['owner_id', 'id'])
    .executeTakeFirst();
}

export async function findById(db: Reader, id: string): Promise<ItemKey | undefined> {
  return db.selectFrom('items').where('id', '=', id).select(['owner_id', 'id']).executeTakeFirst();
}

export const findByIds = (db: Reader, ids: readonly string[]): Promise<ItemKey[]> =>
  db.selectFrom('items').where('id', 'in', ids).select(['owner_id', 'id']).execute();

/** When an item was moved to the trash, as an ISO instant; null: it is not there. */
export async function binnedSince(db: Reader, { owner_id, id }: ItemKey): Promise<string | null> {
  const row = await db
    .selectFrom('items')
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .select('date_binned')
    .executeTakeFirst();
  return row?.date_binned?.toISOString() ?? null;
}

/** An item with all its relations. */
export async function loadItem(db: Reader, { owner_id, id }: ItemKey): Promise<Item | undefined> {
  const item = await db
    .selectFrom('items')
    .selectAll()
    .select(nearbyNames)
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return item && itemOfRow(db, item);
}

/** The item of a row that was just read or written. @param item with the names nearby that it shows */
export async function itemOfRow(db: Reader, item: ItemRows['item']): Promise<Item> {
  const key = { owner_id: item.owner_id, id: item.id };
  // A transaction's connection runs one query at a time anyway.
  const [linked, { review, ...own }, itemMedia, original] = await Promise.all([
    linkedRows(db, key),
    ownRows(db, key),
    loadMedia(db, key),
    item.is_duplicate_of ? lastOriginal(db, item.owner_id, item.is_duplicate_of) : [],
  ]);
  return toItem({
    item,
    ...linked,
    ...own,
    itemMedia,
    dateReviewed: review[0]?.date_completed ?? null,
    duplicateOfNanoId: original[0]?.nano_id ?? null,
  } satisfies ItemRows);
}

/** Reference data and other items that an item is linked with. */
async function linkedRows(db: Reader, { owner_id, id }: ItemKey) {
  const [categories, tags, details, parents, children] = await Promise.all([
    db
      .selectFrom('item_categories as l')
      .innerJoin('categories as c', 'c.id', 'l.category_id')
      .where('l.owner_id', '=', owner_id)
      .where('l.item_id', '=', id)
      .select(['c.id', 'c.main_category', 'c.sub_category', 'c.icon_title', 'l.date_created'])
      .orderBy('l.sort_order')
      .orderBy('l.date_created')
      .execute(),
    db
      .selectFrom('item_tags as l')
      .innerJoin('tags as t', 't.id', 'l.tag_id')
      .where('l.owner_id', '=', owner_id)
      .where('l.item_id', '=', id)
      .select(['t.id', 't.tag_key', 't.show_in_subtitle', 't.is_hidden', 't.subtitle_sort_order'])
      .orderBy('t.subtitle_sort_order')
      .orderBy('t.tag_key')
      .orderBy('t.tag_value')
      .execute(),
    db
      .selectFrom('item_details as d')
      .innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
      .where('d.owner_id', '=', owner_id)
      .where('d.item_id', '=', id)
      .select([
        'd.id',
        'd.item_detail_key_id',
        'k.key_name',
        'd.data_value',
        'd.data_value_unit',
        'd.date_updated',
        'd.data_key_group',
      ])
      .orderBy('k.key_name')
      .orderBy('d.id')
      .execute(),
    relations(db, owner_id, 'item_child_id', 'item_parent_id', id),
    relations(db, owner_id, 'item_parent_id', 'item_child_id', id),
  ]);
  return { categories, tags, details, parents, children };
}

/** Rows that belong to an item alone. */
async function ownRows(db: Reader, { owner_id, id }: ItemKey) {
  const of = { owner_id, item_id: id };
  const [geojsons, ways, addresses, mentions, jsons, featured, review] = await Promise.all([
    db
      .selectFrom('item_geojsons')
      .selectAll()
      .where((eb) => eb.and(of))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('ways')
      .selectAll()
      .where((eb) => eb.and(of))
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('item_addresses')
      .selectAll()
      .where((eb) => eb.and(of))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('mentions')
      .selectAll()
      .where((eb) => eb.and(of))
      .orderBy('date_published', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute(),
    db
      .selectFrom('item_jsons')
      .selectAll()
      .where((eb) => eb.and(of))
      .orderBy('type')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('featured')
      .where((eb) => eb.and(of))
      .select(['id', sql<string>`to_char(date_featured, 'YYYY-MM-DD')`.as('date')])
      .orderBy('date_featured', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('item_reviews')
      .where((eb) => eb.and(of))
      .where('date_completed', 'is not', null)
      .select('date_completed')
      .orderBy('date_completed', 'desc')
      .limit(1)
      .execute(),
  ]);
  return { geojsons, ways, addresses, mentions, jsons, featured, review };
}

function relations(
  db: Reader,
  owner: number,
  own: 'item_parent_id' | 'item_child_id',
  other: 'item_parent_id' | 'item_child_id',
  id: string,
) {
  return db
    .selectFrom('item_relations as r')
    .innerJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'r.owner_id').onRef('i.id', '=', `r.${other}`))
    .where('r.owner_id', '=', owner)
    .where(`r.${own}`, '=', id)
    .where('i.date_binned', 'is', null)
    .select((eb) => [
      'i.id',
      'i.nano_id',
      'i.title',
      'i.lat',
      'i.lon',
      'r.relationship_id',
      eb
        .selectFrom('item_categories as c')
        .whereRef('c.owner_id', '=', 'i.owner_id')
        .whereRef('c.item_id', '=', 'i.id')
        .select('c.category_id')
        .orderBy('c.sort_order')
        .orderBy('c.date_created')
        .limit(1)
        .as('category_id'),
    ])
    .orderBy('r.relationship_id')
    .orderBy('r.sort_order')
    .execute();
}

/** Maximum steps from a duplicate to its original; an old cycle would have no end. */
const longestWay = 20;

/** Follows duplicates to the original. Empty if there is none. */
async function lastOriginal(db: Reader, owner: number, first: string): Promise<{ nano_id: string }[]> {
  const { rows } = await sql<{ nano_id: string }>`
    with recursive way (id, nano_id, next, binned, steps) as (
      select id, nano_id, is_duplicate_of, date_binned is not null, 1 from items where owner_id = ${owner} and id = ${first}
      union all
      select i.id, i.nano_id, i.is_duplicate_of, i.date_binned is not null, way.steps + 1
      from way join items i on i.owner_id = ${owner} and i.id = way.next
      where way.steps < ${longestWay}
    )
    select nano_id from way where next is null and not binned limit 1`.execute(db);
  return rows;
}
