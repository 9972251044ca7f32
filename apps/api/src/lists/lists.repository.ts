import type { Featured, List } from '@umkreis/contract/search-shortcut.ts';
import type { Db } from '@umkreis/db/database.ts';
import { sql } from 'kysely';

export async function loadLists(db: Db): Promise<List[]> {
  const [lists, items] = await Promise.all([
    db.selectFrom('lists').selectAll().orderBy('branch_id').orderBy('title_de').orderBy('id').execute(),
    db.selectFrom('list_items').select(['list_id', 'item_id']).orderBy('sort_order').execute(),
  ]);
  const byList = Map.groupBy(items, (item) => item.list_id);
  return lists.map((row) => ({
    id: row.id, nanoId: row.nano_id, branchShortId: row.branch_id, title: { de: row.title_de, en: row.title_en },
    description: { de: row.description_de, en: row.description_en }, itemIds: (byList.get(row.id) ?? []).map((item) => item.item_id),
  }));
}

/** Newest first, with what a card of it shows. */
export async function loadFeatured(db: Db): Promise<Featured[]> {
  const rows = await db.selectFrom('featured as f').innerJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'f.owner_id').onRef('i.id', '=', 'f.item_id'))
    .innerJoin('branches as b', 'b.short_id', 'f.owner_id')
    .select((eb) => [
      'f.id', 'f.item_id', 'f.owner_id', 'i.nano_id', 'i.title', 'b.is_demo', sql<string>`to_char(f.date_featured, 'YYYY-MM-DD')`.as('date'),
      eb.selectFrom('item_categories as c').whereRef('c.owner_id', '=', 'i.owner_id').whereRef('c.item_id', '=', 'i.id')
        .select('c.category_id').orderBy('c.sort_order').orderBy('c.date_created').limit(1).as('category_id'),
      eb.selectFrom('item_addresses as a').whereRef('a.owner_id', '=', 'i.owner_id').whereRef('a.item_id', '=', 'i.id').select('a.city').orderBy('a.id').limit(1).as('city'),
      eb.selectFrom('item_details as d').innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id').where('k.key_name', '=', 'shortDescription')
        .whereRef('d.owner_id', '=', 'i.owner_id').whereRef('d.item_id', '=', 'i.id').select('d.data_value').orderBy('d.id').limit(1).as('short_description'),
    ])
    .orderBy('f.date_featured', 'desc').orderBy('f.id').execute();
  return rows.map((row) => ({
    featuredId: row.id, itemId: row.item_id, branchShortId: row.owner_id, nanoId: row.nano_id, title: row.title, categoryId: row.category_id,
    city: row.city ?? '', shortDescription: row.short_description, isDemo: row.is_demo, dateFeatured: row.date,
  }));
}
