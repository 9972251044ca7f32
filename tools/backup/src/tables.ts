import type { Client } from 'pg';
import { BackupError } from './backup-error.ts';

/** Excluded tables: migrations, which the manifest lists, and current job leases. */
const EXCLUDED_TABLES = ['kysely_migration', 'kysely_migration_lock', 'job_leases'];

export interface Table {
  name: string;
  columns: string[];
}

/** The tables of the product, each after those that it references. */
export async function tablesInOrder(client: Client): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     order by c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, Table>();
  for (const { table_name: name, column_name } of columns.filter((row) => !EXCLUDED_TABLES.includes(row.table_name)))
    tables.set(name, { name, columns: [...(tables.get(name)?.columns ?? []), column_name] });
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct a.relname as "from", b.relname as "to" from pg_constraint k
     join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and a.oid <> b.oid`,
  );
  return ordered(tables, references);
}

function ordered(tables: ReadonlyMap<string, Table>, references: readonly { from: string; to: string }[]): Table[] {
  const done = new Set<string>();
  const order: Table[] = [];
  while (done.size < tables.size) {
    const ready = [...tables.values()].filter(
      ({ name }) => !done.has(name) && references.every(({ from, to }) => from !== name || done.has(to)),
    );
    if (ready.length === 0) throw new BackupError('Tables reference each other in a cycle.');
    for (const table of ready) done.add(table.name);
    order.push(...ready);
  }
  return order;
}

/** Names of the applied migrations. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
