import { sql, type RawBuilder } from 'kysely';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';

/** Related data that determine an item's rank and order, besides its own row. */
export type RankLinks = Pick<BasemapItem, 'image' | 'details' | 'ways' | 'parents' | 'children' | 'hasMentions'>;

/** Selects items of one owner by ID: those after the first and up to the last, or the listed ones. */
export type ItemSelection = { owner: number } & ({ after: string; last: string } | { ids: readonly string[] });

/** Condition on a column with the ID of an item, in a table that has the owner. */
export const isSelected = (items: ItemSelection, column: string): RawBuilder<boolean> =>
  'ids' in items
    ? sql<boolean>`(owner_id = ${items.owner} and ${sql.ref(column)} = any(${items.ids}::uuid[]))`
    : sql<boolean>`(owner_id = ${items.owner} and ${sql.ref(column)} > ${items.after}
      and ${sql.ref(column)} <= ${items.last})`;

interface LinkRow {
  id: string;
  kind: 'hours' | 'way' | 'part' | 'whole' | 'mentioned' | 'picture';
  file_hash: string | null;
  renditions: RenditionRow[] | null;
}

/**
 * By item; items without any are omitted. Values are as short as possible, as ranks depend only on whether there
 * are any.
 */
export async function rankLinks(db: Db, items: ItemSelection): Promise<Map<string, RankLinks>> {
  const { owner } = items;
  const isIn = (column: string) => isSelected(items, column);
  const isThere = (column: string): RawBuilder<boolean> =>
    sql<boolean>`not exists (select from items b where b.owner_id = ${owner} and b.id = ${sql.ref(column)}
      and b.date_binned is not null)`;
  const none = sql`null::text as file_hash, null::jsonb as renditions`;
  const { rows } = await sql<LinkRow>`
    select distinct item_id as id, 'hours' as kind, ${none} from item_details where ${isIn('item_id')}
      and item_detail_key_id in (select id from item_detail_keys where key_name in ('hours', 'operatingHours'))
      and data_value <> ''
    union all
    select distinct item_id, 'way', ${none} from ways where ${isIn('item_id')}
    union all
    select distinct item_child_id, 'part', ${none} from item_relations
      where ${isIn('item_child_id')} and ${isThere('item_parent_id')}
    union all
    select distinct item_parent_id, 'whole', ${none} from item_relations
      where ${isIn('item_parent_id')} and ${isThere('item_child_id')}
    union all
    select distinct item_id, 'mentioned', ${none} from mentions where ${isIn('item_id')}
    union all
    (select distinct on (m.item_id) m.item_id, 'picture', m.file_hash, f.renditions
      from item_media m join media_files f on f.hash = m.file_hash
      where ${isIn('m.item_id')} and m.kind <> ${itemMediumKeys.logo}
      order by m.item_id, m.sort_order, m.id)`.execute(db);
  const links = new Map<string, RankLinks>();
  for (const row of rows) {
    const link = links.get(row.id) ?? {};
    links.set(row.id, link);
    if (row.kind === 'hours') link.details = { hours: 'any' };
    else if (row.kind === 'way') link.ways = [''];
    else if (row.kind === 'part') link.parents = [''];
    else if (row.kind === 'whole') link.children = [''];
    else if (row.kind === 'mentioned') link.hasMentions = true;
    else if (row.renditions && row.renditions.length > 0) link.image = 'any';
  }
  return links;
}
