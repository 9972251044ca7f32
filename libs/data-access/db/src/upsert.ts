import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

export interface Table {
  name: string;
  key: readonly string[];
  /** Column name → SQL type */
  columns: Record<string, string>;
  /** Further assignments for a row that changes; t is the row */
  onChange?: string;
}

const BATCH = 5000;
const list = (items: readonly string[]) => items.join(', ');
const recordset = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ');

/**
 * Writes rows in batches with one statement each; unchanged rows are not touched.
 * @returns number of rows inserted or changed
 */
export async function upsert(
  db: Db,
  { name, key, columns, onChange }: Table,
  rows: readonly object[],
): Promise<number> {
  const names = Object.keys(columns);
  const others = names.filter((column) => !key.includes(column));
  const assignments = [...others.map((column) => `${column} = excluded.${column}`), ...(onChange ? [onChange] : [])];
  const action =
    others.length === 0
      ? 'do nothing'
      : `do update set ${list(assignments)}
    where (${list(others.map((column) => `t.${column}`))}) is distinct from (${list(others.map((column) => `excluded.${column}`))})`;
  let changed = 0;
  for (let at = 0; at < rows.length; at += BATCH) {
    const result = await sql`insert into ${sql.table(name)} as t (${sql.raw(list(names))})
      select ${sql.raw(list(names))} from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + BATCH))}::jsonb)
        as r(${sql.raw(recordset(columns))})
      on conflict (${sql.raw(list(key))}) ${sql.raw(action)}`.execute(db);
    changed += Number(result.numAffectedRows ?? 0);
  }
  return changed;
}

/**
 * Deletes the rows of a scope that are not among the given ones. 'not in' is hashed regardless of the planner's
 * estimate of the number of keys; 'not exists' became a nested loop.
 * @param scope condition on the table (as t) for rows that may be deleted
 * @param using further table, if the scope needs one, e.g. items i
 * @returns number of rows deleted
 */
export async function prune(
  db: Db,
  { name, key, columns }: Table,
  rows: readonly object[],
  scope: RawBuilder<unknown>,
  using?: string,
): Promise<number> {
  const keys = rows.map((row) =>
    Object.fromEntries(key.map((column) => [column, (row as Record<string, unknown>)[column]])),
  );
  const types = Object.fromEntries(key.map((column) => [column, columns[column]!]));
  const result = await sql`delete from ${sql.table(name)} t ${using ? sql.raw(`using ${using}`) : sql``}
    where ${scope} and (${sql.raw(list(key.map((column) => `t.${column}`)))}) not in (
      select ${sql.raw(list(key))} from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as r(${sql.raw(recordset(types))}))`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
