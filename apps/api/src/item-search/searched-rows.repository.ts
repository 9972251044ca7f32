import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { orFallback } from '../shared-queries/fallback-category.ts';
import type { SearchedRow } from './word-index-builder.ts';

/** Small enough that parsing a page does not block other requests. */
const PAGE = 5000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Read extends SearchedRow {
  is_found: boolean;
}

/** Places of one owner in the order of their IDs, including those that a search does not find. */
async function read(db: Db, owner: number, isWanted: Expression<SqlBool>): Promise<Read[]> {
  const { rows } = await sql<Read>`
    select i.id, i.title, i.lat, i.lon, i.date_binned is null and i.is_duplicate_of is null as is_found,
      array(select category_id::text from item_categories c where c.owner_id = i.owner_id
        and c.item_id = i.id) as categories,
      array(select tag_id::text from item_tags t where t.owner_id = i.owner_id and t.item_id = i.id) as tags
    from items i where i.owner_id = ${owner} and ${isWanted} order by i.id limit ${PAGE}`.execute(db);
  return rows;
}

/** Those that a search finds. */
const foundOf = (rows: readonly Read[]): SearchedRow[] =>
  rows.filter((row) => row.is_found).map((row) => ({ ...row, categories: orFallback(row.categories) }));

/** All searchable places of an owner in pages: a million do not have to fit into one result. */
export async function* searchedRowPages(db: Db, owner: number): AsyncGenerator<SearchedRow[]> {
  for (let after = FIRST; ;) {
    const rows = await read(db, owner, sql<SqlBool>`i.id > ${after}`);
    yield foundOf(rows);
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

/** The items with these IDs: all IDs, and the searchable ones. */
export async function searchedRows(
  db: Db,
  owner: number,
  ids: readonly string[],
): Promise<{ ids: readonly string[]; rows: SearchedRow[] }> {
  const rows = ids.length === 0 ? [] : await read(db, owner, sql<SqlBool>`i.id = any(${ids}::uuid[])`);
  return { ids, rows: foundOf(rows) };
}
