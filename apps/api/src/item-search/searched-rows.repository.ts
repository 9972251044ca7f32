import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { SearchedRow } from './word-index-builder.ts';

/** Small enough that a page is parsed without a pause for other requests. */
const PAGE = 5000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Read extends SearchedRow {
  is_found: boolean;
}

/** Places of one owner in the order of their ids, whether a search finds them or not. */
async function read(db: Db, owner: number, isWanted: Expression<SqlBool>): Promise<Read[]> {
  const { rows } = await sql<Read>`
    select i.id, i.title, i.lat, i.lon, i.date_binned is null and i.is_duplicate_of is null as is_found,
      array(select category_id::text from item_categories c where c.owner_id = i.owner_id and c.item_id = i.id) as categories,
      array(select tag_id::text from item_tags t where t.owner_id = i.owner_id and t.item_id = i.id) as tags
    from items i where i.owner_id = ${owner} and ${isWanted} order by i.id limit ${PAGE}`.execute(db);
  return rows;
}

/** What a search finds of them. */
const foundOf = (rows: readonly Read[]): SearchedRow[] => rows.filter((row) => row.is_found);

/** All places of an owner that a search finds, in pages: a million don't have to fit into one answer. */
export async function* searchedRowPages(db: Db, owner: number): AsyncGenerator<SearchedRow[]> {
  for (let after = FIRST; ;) {
    const rows = await read(db, owner, sql<SqlBool>`i.id > ${after}`);
    yield foundOf(rows);
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

/** The database's clock, to ask later for what has changed since. */
export async function databaseTime(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db);
  return rows[0]!.now;
}

/** Writes that had begun before a time and were finished after it, minutes. */
const LONGEST_WRITE_MIN = 2;

/** Places that were written since a time: the ids of all, and those that a search finds. null: too many. */
export async function changedRows(
  db: Db,
  owner: number,
  since: string,
): Promise<{ ids: string[]; rows: SearchedRow[] } | null> {
  const rows = await read(
    db,
    owner,
    sql<SqlBool>`i.date_updated > ${since}::timestamptz - make_interval(mins => ${LONGEST_WRITE_MIN})`,
  );
  if (rows.length === PAGE) return null;
  return { ids: rows.map(({ id }) => id), rows: foundOf(rows) };
}
