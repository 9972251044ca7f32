import { sql, type RawBuilder } from 'kysely';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { closesCycle } from '../shared-queries/whole-and-parts.repository.ts';

type Row = Record<string, unknown>;
/** Value before and after, by field. */
export type Changes = Record<string, { before: unknown; after: unknown }>;

/** A row that belongs to an item, as stored, and its description in the history. */
export interface HistoryRow {
  row: Row;
  field: string;
  label: string;
}
/** What one write changed in one row; before is null for a new one, after for a deleted one. */
export interface RowChange {
  table: HistoryTable;
  before: Row | null;
  after: Row | null;
}

interface Described {
  key: readonly string[];
  item: string;
  join?: string;
  field: string;
  label: string;
}

/**
 * Tables of an item's history: the key of a row within its owner, its field name in a revision, its short
 * description.
 */
const tables = {
  items: { key: ['id'], item: 'id', field: "''", label: "''" },
  item_categories: {
    key: ['item_id', 'category_id'],
    item: 'item_id',
    join: 'join categories c on c.id = t.category_id',
    field: "'categories'",
    label: "c.main_category || ' / ' || c.sub_category",
  },
  item_tags: {
    key: ['item_id', 'tag_id'],
    item: 'item_id',
    join: 'join tags g on g.id = t.tag_id',
    field: "'tags'",
    label: "g.tag_key || '=' || g.tag_value",
  },
  item_details: {
    key: ['id'],
    item: 'item_id',
    join: 'join item_detail_keys k on k.id = t.item_detail_key_id',
    field: "'detail:' || k.key_name",
    label: "t.data_value || coalesce(' ' || t.data_value_unit, '')",
  },
  item_addresses: {
    key: ['id'],
    item: 'item_id',
    field: "'address'",
    label: `concat_ws(', ', nullif(trim(t.street || ' ' || t.housenumber), ''),
      nullif(trim(t.postcode || ' ' || t.city), ''))`,
  },
  item_geojsons: {
    key: ['id'],
    item: 'item_id',
    field: "'geojsons'",
    label: "t.type || ' ' || t.nano_id || ' ' || left(md5(t.geojson::text), 6)",
  },
  item_jsons: { key: ['id'], item: 'item_id', field: "'jsons'", label: "t.type || ' ' || left(md5(t.json::text), 6)" },
  item_media: {
    key: ['id'],
    item: 'item_id',
    field: "'media'",
    label: `t.sort_order || '. ' || t.kind || ' ' || concat_ws(' · ', nullif(t.title, ''), nullif(t.alt, ''),
      nullif(t.credit, ''), nullif(t.licence, ''), t.video_url,
      round(t.focus_x * 100) || ' / ' || round(t.focus_y * 100) || ' %', left(t.file_hash, 6))`,
  },
  item_relations: {
    key: ['item_parent_id', 'item_child_id', 'relationship_id'],
    item: 'item_child_id',
    join: 'left join items p on p.owner_id = t.owner_id and p.id = t.item_parent_id',
    field: "'parents'",
    label: "coalesce(p.title, t.item_parent_id::text) || ' (' || t.relationship_id || ')'",
  },
  mentions: { key: ['id'], item: 'item_id', field: "'mentions'", label: "concat_ws(' ', t.title, t.url)" },
  featured: { key: ['id'], item: 'item_id', field: "'featured'", label: "to_char(t.date_featured, 'YYYY-MM-DD')" },
  item_reviews: {
    key: ['id'],
    item: 'item_id',
    field: "'review'",
    label: `to_char(t.date_due at time zone 'UTC', 'YYYY-MM-DD') || case when t.is_completed then ' ✓' else '' end
      || coalesce(' ' || t.note, '')`,
  },
} satisfies Record<string, Described>;

export type HistoryTable = keyof typeof tables;
export const historyTables = Object.keys(tables) as HistoryTable[];

/** Writable columns of an item, and their names in the contract. */
export const itemFields = {
  title: 'title',
  type: 'type',
  lat: 'lat',
  lon: 'lon',
  date_permanently_closed: 'datePermanentlyClosed',
  is_duplicate_of: 'isDuplicateOf',
  date_binned: 'dateBinned',
} as const;

const describe = (table: HistoryTable): Described => tables[table];

/** Field name of these rows in a revision; for details it depends on their key. */
export const fieldOf = (table: Exclude<HistoryTable, 'items' | 'item_details'>): string =>
  tables[table].field.replaceAll("'", '');

/** All rows of these tables that belong to the item. */
export async function loadHistoryRows(
  trx: Trx,
  names: readonly HistoryTable[],
  { owner_id, id }: ItemKey,
): Promise<Map<HistoryTable, HistoryRow[]>> {
  const found = new Map<HistoryTable, HistoryRow[]>(names.map((name) => [name, []]));
  if (names.length === 0) return found;
  const selects = names.map((name) => {
    const { item, join = '', field, label } = describe(name);
    return sql`select ${sql.lit(name)} as name, to_jsonb(t) as row, ${sql.raw(field)} as field,
      ${sql.raw(label)} as label
      from ${sql.table(name)} t ${sql.raw(join)} where t.owner_id = ${owner_id} and t.${sql.ref(item)} = ${id}`;
  });
  const { rows } = await sql<
    HistoryRow & { name: HistoryTable }
  >`${sql.join(selects, sql` union all `)} order by label`.execute(trx);
  for (const { name, row, field, label } of rows) found.get(name)!.push({ row, field, label });
  return found;
}

/** The same for several items of one owner, by item ID. */
export async function loadHistoryRowsOfAll(
  trx: Trx,
  names: readonly HistoryTable[],
  owner: number,
  ids: readonly string[],
): Promise<Map<string, Map<HistoryTable, HistoryRow[]>>> {
  const found = new Map(ids.map((id) => [id, new Map(names.map((name): [HistoryTable, HistoryRow[]] => [name, []]))]));
  for (const name of names) {
    const { item, join = '', field, label } = describe(name);
    const { rows } = await sql<HistoryRow & { item: string }>`
      select t.${sql.ref(item)} as item, to_jsonb(t) as row, ${sql.raw(field)} as field, ${sql.raw(label)} as label
      from ${sql.table(name)} t ${sql.raw(join)} where t.owner_id = ${owner}
        and t.${sql.ref(item)} = any(${ids}::uuid[]) order by label`.execute(trx);
    for (const { item: id, ...row } of rows) found.get(id)?.get(name)?.push(row);
  }
  return found;
}

/** Differences between two states of the same tables. */
export function rowChanges(
  before: Map<HistoryTable, HistoryRow[]>,
  after: Map<HistoryTable, HistoryRow[]>,
): RowChange[] {
  return [...before].flatMap(([table, old]) => {
    if (table === 'items') return itemChange(old[0]!.row, after.get('items')![0]!.row);
    const fresh = new Map((after.get(table) ?? []).map(({ row }) => [rowKey(table, row), row]));
    const removed = new Map(old.map(({ row }) => [rowKey(table, row), row]));
    return [...new Set([...removed.keys(), ...fresh.keys()])]
      .map((key) => ({ table, before: removed.get(key) ?? null, after: fresh.get(key) ?? null }))
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  });
}

/** The same for display: field → short descriptions before and after. */
export function fieldChanges(
  before: Map<HistoryTable, HistoryRow[]>,
  after: Map<HistoryTable, HistoryRow[]>,
  rows: readonly RowChange[],
): Changes {
  const changes: Changes = {};
  for (const table of new Set(rows.map((row) => row.table))) {
    if (table === 'items') {
      const { before: old, after: fresh } = rows.find((row) => row.table === 'items')!;
      for (const column of Object.keys(old!) as (keyof typeof itemFields)[])
        changes[itemFields[column]] = { before: old![column], after: fresh![column] };
      continue;
    }
    const old = labels(before.get(table));
    const fresh = labels(after.get(table));
    for (const field of new Set([...old.keys(), ...fresh.keys()])) {
      if (old.get(field) !== fresh.get(field))
        changes[field] = { before: old.get(field) ?? null, after: fresh.get(field) ?? null };
    }
  }
  return changes;
}

/** Fields that do not describe the item itself. */
const AROUND = new Set(['review', 'featured']);

/** Fields that the importer must no longer overwrite. */
export function editedFieldsOf(rows: readonly RowChange[], changes: Changes): string[] {
  const columns = rows.filter((row) => row.table === 'items').flatMap((row) => Object.keys(row.after!));
  const ofItem = new Set<string>(Object.values(itemFields));
  return [...columns, ...Object.keys(changes).filter((field) => !AROUND.has(field) && !ofItem.has(field))];
}

/**
 * Sets a row to the state of `row`, or removes it if that is null. Rows that refer to a deleted item or file are
 * not restored, nor parents that have become parts of the item.
 */
export async function restoreRow(
  trx: Trx,
  table: HistoryTable,
  owner: number,
  key: Row,
  row: Row | null,
): Promise<void> {
  const { key: columns } = describe(table);
  const same = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${key[column]}`),
    sql` and `,
  );
  if (table === 'items') {
    const sets = Object.entries(row!).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update items set ${sql.join(sets)} where owner_id = ${owner} and ${same}`.execute(trx);
    return;
  }
  await sql`delete from ${sql.table(table)} where owner_id = ${owner} and ${same}`.execute(trx);
  if (!row) return;
  const present = pointsAt(table, owner, row);
  await sql`insert into ${sql.table(table)} select r.* from jsonb_populate_record(null::${sql.table(table)},
    ${JSON.stringify(row)}::jsonb) r ${present}`.execute(trx);
}

/** Condition that the row's reference targets still exist. */
function pointsAt(table: HistoryTable, owner: number, row: Row): RawBuilder<unknown> {
  const { item_child_id: child, item_parent_id: parent, relationship_id: relationship } = row;
  if (table === 'item_relations')
    return sql`where exists (select from items i where i.owner_id = ${owner} and i.id = ${parent}::uuid)
      and not ${closesCycle({ owner, child, parent, relationship })}`;
  if (table === 'item_media')
    return sql`where exists (select from media_files f where f.hash = ${row.file_hash} and f.is_ready)`;
  return sql``;
}

export const rowKey = (table: HistoryTable, row: Row): string =>
  describe(table)
    .key.map((column) => String(row[column]))
    .join('/');

/** The difference between two states of an item's own row. */
export function itemChange(before: Row, after: Row): RowChange[] {
  const value = (row: Row, column: string) => {
    const one = row[column];
    return one instanceof Date ? one.toISOString() : one;
  };
  const changed = Object.keys(itemFields).filter((column) => value(before, column) !== value(after, column));
  const part = (row: Row) => Object.fromEntries(changed.map((column) => [column, value(row, column)]));
  return changed.length ? [{ table: 'items', before: part(before), after: part(after) }] : [];
}

function labels(rows: readonly HistoryRow[] = []): Map<string, string> {
  const found = new Map<string, string>();
  for (const { field, label } of rows) found.set(field, found.has(field) ? `${found.get(field)}, ${label}` : label);
  return found;
}
