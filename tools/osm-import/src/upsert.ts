import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

export interface Table { name: string; key: readonly string[]; columns: Record<string, string> }

/**
 * Writes rows in batches with one statement each; rows that are already the same are not touched.
 * @param table column name → SQL type
 * @returns number of rows inserted or changed
 */
export async function upsert(db: Db, { name, key, columns }: Table, rows: readonly object[], batch = 5000): Promise<number> {
  const names = Object.keys(columns);
  const others = names.filter((column) => !key.includes(column));
  const list = (items: string[]) => items.join(', ');
  const definition = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  const action = others.length === 0 ? 'do nothing' : `do update set ${list(others.map((column) => `${column} = excluded.${column}`))}
    where (${list(others.map((column) => `t.${column}`))}) is distinct from (${list(others.map((column) => `excluded.${column}`))})`;
  let changed = 0;
  for (let at = 0; at < rows.length; at += batch) {
    const result = await sql`insert into ${sql.table(name)} as t (${sql.raw(list(names))})
      select ${sql.raw(list(names))} from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + batch))}::jsonb) as r(${sql.raw(list(definition))})
      on conflict (${sql.raw(list([...key]))}) ${sql.raw(action)}`.execute(db);
    changed += Number(result.numAffectedRows ?? 0);
  }
  return changed;
}
