import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { titleText } from '../shared-queries/title-text.repository.ts';
import { fallbackCategoryId } from '@umkreis/taxonomy/categories.ts';
import type { Named, NamedByWord } from '../search-names/reference-names.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';
import { lonOffsetsOf, type SearchQuery, type Box } from './search-query.ts';
import { LARGEST_COUNT } from './page-of-matches.ts';
import type { FoundPlaces } from './search-messages.ts';

/**
 * Items of these owners that match all conditions; sorted by distance if requested, else by how many words name the
 * item exactly and by how well the title fits. `MemorySearch` and `LargeSearch` return the same from memory, except
 * for curated lists: these have an order of their own, and include closed places and duplicates.
 * @param named what each word of the search refers to
 */
export async function searchKeys(
  db: Db,
  owners: readonly number[],
  query: SearchQuery,
  named: readonly NamedByWord[],
): Promise<FoundPlaces> {
  if (owners.length === 0) return { places: [], total: 0 };
  const matching = matchingItems(db, owners, query, named);
  const [places, { total }] = await Promise.all([
    matching
      .select(['i.owner_id', 'i.id'])
      .orderBy(orderOf(query, named))
      .orderBy('i.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    db
      .selectFrom(matching.select('i.id').limit(LARGEST_COUNT).as('m'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { places, total };
}

/** The same, with the items in the format of the basemap document. */
export async function searchItems(
  db: Db,
  owners: readonly number[],
  query: SearchQuery,
  named: readonly NamedByWord[],
): Promise<{ items: BasemapItem[]; total: number }> {
  const { places, total } = await searchKeys(db, owners, query, named);
  return { items: await loadFound(db, places), total };
}

/** Unordered items `i` of these owners that match all conditions. */
export function matchingItems(db: Db, owners: readonly number[], query: SearchQuery, named: readonly NamedByWord[]) {
  const { patterns, categories, tags, kinds, list, among, box } = query;
  const all = db.selectFrom('items as i').where('i.owner_id', 'in', owners).where('i.date_binned', 'is', null);
  let matching = list ? all.where(isListed(list)) : all.where('i.is_duplicate_of', 'is', null);
  for (const [nr, pattern] of patterns.entries())
    matching = matching.where(anyOf(sql<SqlBool>`${titleText('i')} ~ ${pattern}`, named[nr]!.prefix));
  if (among) matching = matching.where(sql<SqlBool>`i.id = any(${among}::uuid[])`);
  if (categories.length) matching = matching.where(hasCategory(categories));
  for (const group of tags) matching = matching.where(hasTag(group));
  if (kinds) matching = matching.where(anyOf(sql<SqlBool>`false`, kinds));
  if (box) matching = matching.where('i.lat', '>=', box.south).where('i.lat', '<=', box.north).where(isLonBetween(box));
  return matching;
}

/** Places found by a search, in its order; omits those that were deleted since. */
export async function loadFound(db: Db, places: readonly ItemKey[]): Promise<BasemapItem[]> {
  const keyOf = (owner: number | undefined, id: string) => `${owner} ${id}`;
  const found = new Map((await loadBasemapItems(db, places)).map((item) => [keyOf(item.branch, item.id), item]));
  return places.flatMap(({ owner_id: owner, id }) => found.get(keyOf(owner, id)) ?? []);
}

function orderOf({ near, patterns, list }: SearchQuery, named: readonly NamedByWord[]): RawBuilder<unknown> {
  if (near)
    return sql`power(i.lat - ${near[1]}, 2) + power(least(abs(i.lon - ${near[0]}),
      360 - abs(i.lon - ${near[0]})) * ${Math.cos((near[1] * Math.PI) / 180)}, 2)`;
  // Same order as `byTitleCodes` in memory.
  const byTitleCodes = sql`i.title = '', i.title collate "C"`;
  if (patterns.length === 0) return list ? placeInList(list) : byTitleCodes;
  const whole = patterns.map(
    (pattern, nr) =>
      sql`(${anyOf(sql<SqlBool>`${titleText('i')} ~ ${`\\m(?:${pattern})\\M`}`, named[nr]!.whole)})::int`,
  );
  return sql`${sql.join(whole, sql` + `)} desc, ${titleText('i')} !~ ${`^${patterns[0]!}`}, ${byTitleCodes}`;
}

const anyOf = (condition: RawBuilder<SqlBool>, { categories, tags }: Named): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    [condition, ...(categories.length ? [hasCategory(categories)] : []), ...(tags.length ? [hasTag(tags)] : [])],
    sql` or `,
  )})`;

const isListed = (list: string) =>
  sql<SqlBool>`(i.owner_id, i.id) in (select l.owner_id, l.item_id from list_items l where l.list_id = ${list})`;

const placeInList = (list: string) =>
  sql`(select l.sort_order from list_items l where l.list_id = ${list} and l.owner_id = i.owner_id
    and l.item_id = i.id)`;

/** All longitude offsets at which a box may contain places. */
function isLonBetween(box: Box) {
  return (eb: ExpressionBuilder<Database & { i: Database['items'] }, 'i'>) =>
    eb.or(
      lonOffsetsOf(box).map((offset) =>
        eb.and([eb('i.lon', '>=', box.west - offset), eb('i.lon', '<=', box.east - offset)]),
      ),
    );
}

/** Whether an item `i` has any of these categories, counting the fallback for items without one. */
export function hasCategory(ids: readonly string[]): RawBuilder<SqlBool> {
  const isLinked = sql`exists (select from item_categories l where ${ofItem} and l.category_id = any(${ids}::uuid[]))`;
  const hasNone = sql`not exists (select from item_categories l where ${ofItem})`;
  return ids.includes(fallbackCategoryId) ? sql`(${isLinked} or ${hasNone})` : sql`${isLinked}`;
}

/** Whether an item `i` has any of these tags. */
export const hasTag = (ids: readonly string[]): RawBuilder<SqlBool> =>
  sql`exists (select from item_tags l where ${ofItem} and l.tag_id = any(${ids}::uuid[]))`;

const ofItem = sql`l.owner_id = i.owner_id and l.item_id = i.id`;
