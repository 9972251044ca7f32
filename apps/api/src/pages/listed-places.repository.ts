import { sql, type RawBuilder } from 'kysely';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { PlaceOnPage } from '@umkreis/contract/page-list.ts';
import type { Db } from '@umkreis/db/database.ts';
import { categoriesOfItems, isFallbackCategory } from '@umkreis/places/item-categories.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { kindsOfShortcut } from '@umkreis/places/shortcut-filter.ts';
import { loadCategories, loadTags } from '@umkreis/reference-data/reference.repository.ts';
import { isUnlistedRow } from '../shared-queries/unlisted.repository.ts';
import { titleOrder, withSortOrder } from '../shared-queries/sort-order.repository.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';

/** What a page lists: places with any of these categories or tags, or exactly these places. */
export interface Wanted {
  categoryIds: readonly string[];
  tagIds: readonly string[];
  /** Include places without a category: they count as the kind 'Place'. */
  withoutCategory: boolean;
  /** Only these; null: any. */
  itemIds: readonly string[] | null;
  /** `given`: in the order of `itemIds`; `importance`: as `byImportance` of the lib places. */
  order: 'given' | 'importance';
}
export interface ListedKeys {
  keys: readonly { owner_id: number; id: string }[];
  total: number;
}

/**
 * Places of these owners in the requested order, see `listedPlaces` of the lib places. Omits permanently closed places
 * and duplicates.
 * @param most maximum keys returned; `total` counts all
 * @param withEvents IDs of places with current events
 */
export async function orderedPlaces(
  db: Db,
  owners: readonly number[],
  wanted: Wanted,
  { most, now, withEvents }: { most: number; now: Date; withEvents: readonly string[] },
): Promise<ListedKeys> {
  const { itemIds, order } = wanted;
  if (owners.length === 0 || itemIds?.length === 0) return { keys: [], total: 0 };
  const { rows } = await sql<{ owner_id: number; id: string; total: string }>`
    with matching as materialized (
      select i.owner_id, i.id as item_id, i.title
      from ${ofKind(owners, wanted)} k join items i on i.owner_id = k.owner_id and i.id = k.item_id
      where i.date_binned is null and not ${isUnlistedRow('i', now)}
        and ${itemIds ? sql`i.id = any(${itemIds}::uuid[])` : all})
    select m.owner_id, m.item_id as id, count(*) over () as total ${
      order === 'given'
        ? sql`from matching m order by array_position(${itemIds}::uuid[], m.item_id)`
        : sql`from ${withSortOrder('matching', owners, withEvents)} m order by (m.title = ''), m.z,
          ${titleOrder('m.title')}, m.item_id`
    } limit ${most}`.execute(db);
  return { keys: rows.map(({ owner_id, id }) => ({ owner_id, id })), total: Number(rows[0]?.total ?? 0) };
}

const all = sql`true`;

/** Distinct places of the requested kinds. */
function ofKind(owners: readonly number[], { categoryIds, tagIds, withoutCategory }: Wanted): RawBuilder<unknown> {
  const isOwned = sql`owner_id = any(${owners}::smallint[])`;
  if (categoryIds.length === 0 && tagIds.length === 0)
    return sql`(select owner_id, id as item_id from items where ${isOwned})`;
  const hasNone = sql` union select i.owner_id, i.id from items i where ${isOwned}
    and not exists (select from item_categories l where l.owner_id = i.owner_id and l.item_id = i.id)`;
  return sql`(
    select owner_id, item_id from item_categories where ${isOwned} and category_id = any(${categoryIds}::uuid[])
    union select owner_id, item_id from item_tags where ${isOwned} and tag_id = any(${tagIds}::uuid[])
    ${withoutCategory ? hasNone : sql``})`;
}

/**
 * Places by key, in that order, in the format of list pages: an unnamed one is labelled by its kind, in German.
 */
export async function listedPlaces(db: Db, keys: ListedKeys['keys']): Promise<PlaceOnPage[]> {
  const [items, categories] = await Promise.all([loadBasemapItems(db, keys), loadCategories(db)]);
  const categoriesOf = categoriesOfItems(new Map(categories.map((one) => [one.id, one])));
  const found = new Map(
    items.map((item): [string, PlaceOnPage] => {
      const { id, nanoId, address, image } = item;
      const title = placeTitle({ item, categories: categoriesOf(item) }, (text) => text.de);
      return [id, { nanoId, title, ...(address && { address }), ...(image && { image }) }];
    }),
  );
  return keys.flatMap(({ id }) => found.get(id) ?? []);
}

/**
 * Categories and tags that a search shortcut lists, and whether it lists places without a category; null if it
 * lists places of every kind.
 */
export async function idsOfKinds(
  db: Db,
  shortcut: SearchShortcutConfig,
): Promise<Pick<Wanted, 'categoryIds' | 'tagIds' | 'withoutCategory'> | null> {
  const kinds = kindsOfShortcut(shortcut);
  if (!kinds) return null;
  const [categories, tags] = await Promise.all([loadCategories(db), loadTags(db)]);
  return {
    categoryIds: categories.filter(kinds.category).map(({ id }) => id),
    tagIds: tags.filter(kinds.tag).map(({ id }) => id),
    withoutCategory: categories.filter(isFallbackCategory).some(kinds.category),
  };
}

/** Categories of a main category or a subcategory, by its English name; without any for an unknown name. */
export async function idsOfCategory(
  db: Db,
  name: string,
): Promise<Pick<Wanted, 'categoryIds' | 'tagIds' | 'withoutCategory'>> {
  const categories = await loadCategories(db);
  const ofMain = categories.filter(({ mainCategory }) => mainCategory === name);
  const found = ofMain.length > 0 ? ofMain : categories.filter(({ subCategory }) => subCategory === name);
  return { categoryIds: found.map(({ id }) => id), tagIds: [], withoutCategory: found.some(isFallbackCategory) };
}

/**
 * Items of a curated list in order; undefined if the branch has no such list.
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
