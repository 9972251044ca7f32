import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { prune, upsert, type Table } from '@umkreis/db/upsert.ts';
import { markHoursWrittenNow } from '@umkreis/content/unreadable-hours.repository.ts';
import { seedTags } from '@umkreis/reference-data/seed-reference.ts';
import type { LocatedItem } from '../region/model.ts';
import { itemRows, type ExistingItem } from './item-rows.ts';

const tables = {
  items: {
    name: 'items',
    key: ['owner_id', 'id'],
    onChange: 'version = t.version + 1, date_updated = now()',
    columns: {
      owner_id: 'smallint',
      id: 'uuid',
      nano_id: 'text',
      title: 'text',
      type: 'text',
      lat: 'float8',
      lon: 'float8',
      source: 'text',
      source_ref: 'text',
      hours_place: 'jsonb',
      near_place: 'text',
      near_street: 'text',
      wikipedia: 'text',
      wikidata: 'text',
    },
  },
  categories: {
    name: 'item_categories',
    key: ['owner_id', 'item_id', 'category_id'],
    columns: { owner_id: 'smallint', item_id: 'uuid', category_id: 'uuid', sort_order: 'int' },
  },
  tags: {
    name: 'item_tags',
    key: ['owner_id', 'item_id', 'tag_id'],
    columns: { owner_id: 'smallint', item_id: 'uuid', tag_id: 'uuid' },
  },
  details: {
    name: 'item_details',
    key: ['owner_id', 'id'],
    onChange: 'date_updated = now()',
    columns: {
      owner_id: 'smallint',
      id: 'uuid',
      item_id: 'uuid',
      item_detail_key_id: 'uuid',
      data_value: 'text',
      data_value_unit: 'text',
    },
  },
  addresses: {
    name: 'item_addresses',
    key: ['owner_id', 'id'],
    columns: {
      owner_id: 'smallint',
      id: 'uuid',
      item_id: 'uuid',
      country_id: 'uuid',
      state_id: 'uuid',
      street: 'text',
      housenumber: 'text',
      postcode: 'text',
      city: 'text',
    },
  },
  ways: {
    name: 'ways',
    key: ['owner_id', 'id'],
    columns: { owner_id: 'smallint', id: 'uuid', nano_id: 'text', item_id: 'uuid', sort_order: 'int', way: 'jsonb' },
  },
  geojsons: {
    name: 'item_geojsons',
    key: ['owner_id', 'id'],
    columns: {
      owner_id: 'smallint',
      id: 'uuid',
      nano_id: 'text',
      item_id: 'uuid',
      type: 'int',
      geojson_type: 'int',
      geojson: 'jsonb',
    },
  },
  relations: {
    name: 'item_relations',
    key: ['owner_id', 'item_parent_id', 'item_child_id', 'relationship_id'],
    columns: {
      owner_id: 'smallint',
      item_parent_id: 'uuid',
      item_child_id: 'uuid',
      relationship_id: 'int',
      sort_order: 'int',
    },
  },
} satisfies Record<string, Table>;

/**
 * Name of an editor's change by dependent table; 'detail:<key>' is checked per row, 'parents' is stored with the
 * child
 */
const guards: [keyof typeof tables, string][] = [
  ['categories', 'categories'],
  ['tags', 'tags'],
  ['addresses', 'address'],
  ['ways', 'ways'],
  ['geojsons', 'geojsons'],
];

export interface StoredItems {
  written: number;
  removed: number;
  preservedForEdits: number;
}

/**
 * Writes the items of the given owners and removes missing ones of the same source. Editors' changes are preserved:
 * edited fields, edited items that are missing, items with events.
 */
export async function storeItems(
  db: Db,
  owners: number[],
  items: readonly LocatedItem[],
  source: string,
): Promise<StoredItems> {
  await seedTags(db, [...new Map(items.flatMap((item) => item.tags).map((tag) => [tag.id, tag])).values()]);
  const existing = (await db
    .selectFrom('items')
    .select(['owner_id', 'id', 'nano_id', 'source_ref', 'title', 'lat', 'lon', 'edited_fields'])
    .where('owner_id', 'in', owners)
    .where('source', '=', source)
    .where('source_ref', 'is not', null)
    .execute()) as ExistingItem[];
  const rows = itemRows(items, existing, source);
  const scope = sql`t.owner_id = any(${owners}) and t.source = ${source}`;
  const mayBeDeleted = sql`t.edited_fields = '{}' and not exists (select 1 from events e where e.owner_id = t.owner_id
    and e.item_id = t.id)`;
  const removed = await prune(db, tables.items, rows.items, sql`${scope} and ${mayBeDeleted}`);
  let written = await upsert(db, tables.items, rows.items);
  const ofSource = sql`t.owner_id = any(${owners}) and i.owner_id = t.owner_id and i.id = t.item_id
    and i.source = ${source}`;
  for (const [table, field] of guards)
    await prune(db, tables[table], rows[table], sql`${ofSource} and not ${field} = any(i.edited_fields)`, 'items i');
  await prune(
    db,
    tables.details,
    rows.details,
    sql`${ofSource} and k.id = t.item_detail_key_id and not 'detail:' || k.key_name = any(i.edited_fields)`,
    'items i, item_detail_keys k',
  );
  for (const table of ['categories', 'tags', 'details', 'addresses', 'ways', 'geojsons'] as const)
    written += await upsert(db, tables[table], rows[table]);
  await markHoursWrittenNow(db, owners);
  await prune(
    db,
    tables.relations,
    rows.relations,
    sql`t.owner_id = any(${owners}) and t.relationship_id in (2, 3) and i.owner_id = t.owner_id
      and i.id = t.item_parent_id and i.source = ${source}
    and c.owner_id = t.owner_id and c.id = t.item_child_id and not 'parents' = any(c.edited_fields)`,
    'items i, items c',
  );
  const withEditedParents = new Set(
    existing.filter((row) => row.edited_fields.includes('parents')).map((row) => row.id),
  );
  written += await upsert(
    db,
    tables.relations,
    rows.relations.filter((row) => !withEditedParents.has((row as { item_child_id: string }).item_child_id)),
  );
  await dropDangling(db, owners);
  const total = existing.length - removed;
  const present = new Set(items.map((item) => `${item.owner}/${item.ref}`));
  const preservedForEdits = total - existing.filter((row) => present.has(`${row.owner_id}/${row.source_ref}`)).length;
  return { written, removed, preservedForEdits };
}

/** Removes dangling references from tables without a foreign key to items. */
export async function dropDangling(db: Db, owners: number[]): Promise<void> {
  await sql`delete from item_relations t where t.owner_id = any(${owners}) and (
    not exists (select 1 from items i where i.id = t.item_parent_id) or not exists (select 1 from items i
      where i.id = t.item_child_id))`.execute(db);
  await sql`delete from list_items t where t.owner_id = any(${owners}) and not exists (select 1 from items i
    where i.owner_id = t.owner_id and i.id = t.item_id)`.execute(db);
}
