import { sql } from 'kysely';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { ListedPlace } from '@umkreis/contract/page-list.ts';
import type { Db } from '@umkreis/db/database.ts';
import { kindsOfShortcut } from '@umkreis/place-rules/shortcut-filter.ts';
import { DEFAULT_ORDER } from '@umkreis/place-rules/sort-order.ts';
import { loadCategories, loadTags } from '../reference/reference.repository.ts';
import { isGoneRow } from '../items/gone.ts';
import { loadBasemapItems } from '../snapshots/basemap.repository.ts';

/** What a page lists: places with any of these categories or tags, or these very places. */
export interface Wanted {
  categoryIds: readonly string[];
  tagIds: readonly string[];
  /** Only these; with neither category nor tag in this order. null: any */
  itemIds: readonly string[] | null;
}
export interface ListedKeys {
  keys: readonly { owner_id: number; id: string }[];
  total: number;
}

const all = sql`true`;

/**
 * Named places of these owners, the most important first: by the order of the category that was asked for, then by
 * title. Places that are closed for good or repeat another one are left out.
 * @param most keys returned; `total` counts all
 */
export async function orderedPlaces(
  db: Db,
  owners: readonly number[],
  { categoryIds, tagIds, itemIds }: Wanted,
  most: number,
): Promise<ListedKeys> {
  if (owners.length === 0 || itemIds?.length === 0) return { keys: [], total: 0 };
  const byKind = categoryIds.length > 0 || tagIds.length > 0;
  const matching = byKind
    ? sql`(select owner_id, item_id, min(z) as z from (
        select l.owner_id, l.item_id, c.z_order as z from item_categories l join categories c on c.id = l.category_id where l.owner_id = any(${owners}::smallint[]) and l.category_id = any(${categoryIds}::uuid[])
        union all select owner_id, item_id, ${DEFAULT_ORDER}::int from item_tags where owner_id = any(${owners}::smallint[]) and tag_id = any(${tagIds}::uuid[])
      ) links group by owner_id, item_id)`
    : sql`(select owner_id, id as item_id, ${DEFAULT_ORDER}::int as z from items where owner_id = any(${owners}::smallint[]))`;
  const { rows } = await sql<{ owner_id: number; id: string; total: string }>`
    select i.owner_id, i.id, count(*) over () as total from ${matching} m join items i on i.owner_id = m.owner_id and i.id = m.item_id
    where i.title <> '' and not ${isGoneRow('i', new Date())} and i.date_binned is null and ${itemIds ? sql`i.id = any(${itemIds}::uuid[])` : all}
    order by ${itemIds && !byKind ? sql`array_position(${itemIds}::uuid[], i.id), ` : sql``}m.z, i.title, i.id limit ${most}`.execute(
    db,
  );
  return { keys: rows.map(({ owner_id, id }) => ({ owner_id, id })), total: Number(rows[0]?.total ?? 0) };
}

/** Places by their keys, in that order, as a page lists them. */
export async function listedPlaces(db: Db, keys: ListedKeys['keys']): Promise<ListedPlace[]> {
  const found = new Map(
    (await loadBasemapItems(db, keys)).map(({ id, nanoId, title, address, image }): [string, ListedPlace] => [
      id,
      { nanoId, title, ...(address && { address }), ...(image && { image }) },
    ]),
  );
  return keys.flatMap(({ id }) => found.get(id) ?? []);
}

/** Categories and tags that a search shortcut lists; null where it lists places of every kind. */
export async function idsOfKinds(
  db: Db,
  shortcut: SearchShortcutConfig,
): Promise<Pick<Wanted, 'categoryIds' | 'tagIds'> | null> {
  const kinds = kindsOfShortcut(shortcut);
  if (!kinds) return null;
  const [categories, tags] = await Promise.all([loadCategories(db), loadTags(db)]);
  return {
    categoryIds: categories.filter(kinds.category).map(({ id }) => id),
    tagIds: tags.filter(kinds.tag).map(({ id }) => id),
  };
}

/**
 * Items of a curated list, in their order; undefined where the branch has no such list.
 * @param branchShortId 0 is the main site, which has every list
 */
export async function itemsOfList(db: Db, nanoId: string, branchShortId: number): Promise<string[] | undefined> {
  const list = await db
    .selectFrom('lists')
    .where('nano_id', '=', nanoId)
    .select(['id', 'branch_id'])
    .executeTakeFirst();
  if (!list || (branchShortId !== 0 && list.branch_id !== null && list.branch_id !== branchShortId)) return undefined;
  const rows = await db
    .selectFrom('list_items')
    .where('list_id', '=', list.id)
    .select('item_id')
    .orderBy('sort_order')
    .execute();
  return rows.map((row) => row.item_id);
}
