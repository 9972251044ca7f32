import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Item } from '@umkreis/contract/item.ts';
import { isRecent } from '../shared-queries/recent-events.repository.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';
import { nearbyNames } from '@umkreis/content/snapshots/nearby-names.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { keepPlan } from '@umkreis/db/kept-plans.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { mediaOf, ofMedium } from './item-media.repository.ts';
import { toItem, type ItemParts, type ItemRow } from './item.mapper.ts';

/** Builds statements within another one. */
const eb = expressionBuilder<Database>();

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
export async function loadItem(db: Reader, key: ItemKey): Promise<Item | undefined> {
  const row = await rowOf(db, key).selectAll().select(nearbyNames).executeTakeFirst();
  const parts = row && (await readParts(db, key));
  return parts && itemOf(db, row, parts);
}

/** The item of a row that was just written. @param item with the names nearby that it shows */
export async function itemOfRow(db: Reader, item: ItemRow): Promise<Item> {
  const parts = await readParts(db, { owner_id: item.owner_id, id: item.id });
  if (!parts) throw new Error(`Item ${item.id} was deleted.`);
  return itemOf(db, item, parts);
}

/** Planning takes ten times as long as reading. */
const readParts = (db: Reader, key: ItemKey): Promise<ItemParts | undefined> =>
  rowOf(db, key).modifyFront(keepPlan).select(partsOf(key)).executeTakeFirst();

async function itemOf(db: Reader, item: ItemRow, parts: ItemParts): Promise<Item> {
  const original = item.is_duplicate_of ? await lastOriginal(db, item.owner_id, item.is_duplicate_of) : [];
  return toItem({ item, parts, duplicateOfNanoId: original[0]?.nano_id ?? null });
}

const rowOf = (db: Reader, { owner_id, id }: ItemKey) =>
  db.selectFrom('items').where('owner_id', '=', owner_id).where('id', '=', id);

/**
 * All that belongs to an item, as arrays of one statement: a statement of its own for each would take a connection
 * each, and most of the time of a read.
 */
const partsOf = (key: ItemKey) => [...linkedParts(key), ...ownParts(key)] as const;

/** Reference data and other items that an item is linked with. */
const linkedParts = ({ owner_id, id }: ItemKey) =>
  [
    jsonArrayFrom(
      eb
        .selectFrom('item_categories as l')
        .innerJoin('categories as c', 'c.id', 'l.category_id')
        .where('l.owner_id', '=', owner_id)
        .where('l.item_id', '=', id)
        .select(['c.id', 'c.main_category', 'c.sub_category', 'c.icon_title', 'l.date_created'])
        .orderBy('l.sort_order')
        .orderBy('l.date_created'),
    ).as('categories'),
    jsonArrayFrom(
      eb
        .selectFrom('item_tags as l')
        .innerJoin('tags as t', 't.id', 'l.tag_id')
        .where('l.owner_id', '=', owner_id)
        .where('l.item_id', '=', id)
        .select(['t.id', 't.tag_key', 't.show_in_subtitle', 't.is_hidden', 't.subtitle_sort_order'])
        .orderBy('t.subtitle_sort_order')
        .orderBy('t.tag_key')
        .orderBy('t.tag_value'),
    ).as('tags'),
    jsonArrayFrom(
      eb
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
        .orderBy('d.id'),
    ).as('details'),
    jsonArrayFrom(relations(owner_id, 'item_child_id', 'item_parent_id', id)).as('parents'),
    jsonArrayFrom(relations(owner_id, 'item_parent_id', 'item_child_id', id)).as('children'),
  ] as const;

/** Rows that belong to an item alone. */
function ownParts({ owner_id, id }: ItemKey) {
  const of = { owner_id, item_id: id };
  return [
    jsonArrayFrom(
      eb
        .selectFrom('item_geojsons')
        .select(['id', 'nano_id', 'type', 'geojson_type', 'geojson'])
        .where((where) => where.and(of))
        .orderBy('id'),
    ).as('geojsons'),
    jsonArrayFrom(
      eb
        .selectFrom('ways')
        .select(['nano_id', 'way'])
        .where((where) => where.and(of))
        .orderBy('sort_order')
        .orderBy('id'),
    ).as('ways'),
    jsonArrayFrom(
      eb
        .selectFrom('item_addresses')
        .select(['id', 'country_id', 'state_id', 'street', 'housenumber', 'postcode', 'city'])
        .where((where) => where.and(of))
        .orderBy('id'),
    ).as('addresses'),
    jsonArrayFrom(
      eb
        .selectFrom('mentions')
        .select(['id', 'title', 'url', 'date_published'])
        .where((where) => where.and(of))
        .orderBy('date_published', (order) => order.desc().nullsLast())
        .orderBy('id'),
    ).as('mentions'),
    jsonArrayFrom(
      eb
        .selectFrom('item_jsons')
        .select(['id', 'type', 'json'])
        .where((where) => where.and(of))
        .orderBy('type')
        .orderBy('id'),
    ).as('jsons'),
    jsonArrayFrom(
      eb
        .selectFrom('featured')
        .select(['id', sql<string>`to_char(date_featured, 'YYYY-MM-DD')`.as('date')])
        .where((where) => where.and(of))
        .orderBy('date_featured', 'desc')
        .orderBy('id'),
    ).as('featured'),
    jsonArrayFrom(
      mediaOf(eb)
        .select(ofMedium)
        .where('m.owner_id', '=', owner_id)
        .where('m.item_id', '=', id)
        .orderBy('m.sort_order')
        .orderBy('m.id'),
    ).as('media'),
    eb
      .selectFrom('item_reviews')
      .select('date_completed')
      .where((where) => where.and(of))
      .where('date_completed', 'is not', null)
      .orderBy('date_completed', 'desc')
      .limit(1)
      .as('date_reviewed'),
  ] as const;
}

function relations(
  owner: number,
  own: 'item_parent_id' | 'item_child_id',
  other: 'item_parent_id' | 'item_child_id',
  id: string,
) {
  return eb
    .selectFrom('item_relations as r')
    .innerJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'r.owner_id').onRef('i.id', '=', `r.${other}`))
    .where('r.owner_id', '=', owner)
    .where(`r.${own}`, '=', id)
    .where('i.date_binned', 'is', null)
    .select((of) => [
      'i.id',
      'i.nano_id',
      'i.title',
      'i.lat',
      'i.lon',
      'r.relationship_id',
      of
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
    .orderBy('r.sort_order');
}

/** Maximum steps from a duplicate to its original; an old cycle would have no end. */
const longestWay = 20;

/** Follows duplicates to the original. Empty if there is none. */
async function lastOriginal(db: Reader, owner: number, first: string): Promise<{ nano_id: string }[]> {
  const { rows } = await sql<{ nano_id: string }>`
    with recursive way (id, nano_id, next, binned, steps) as (
      select id, nano_id, is_duplicate_of, date_binned is not null, 1 from items where owner_id = ${owner}
        and id = ${first}
      union all
      select i.id, i.nano_id, i.is_duplicate_of, i.date_binned is not null, way.steps + 1
      from way join items i on i.owner_id = ${owner} and i.id = way.next
      where way.steps < ${longestWay}
    )
    select nano_id from way where next is null and not binned limit 1`.execute(db);
  return rows;
}
