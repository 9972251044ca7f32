import { sql } from 'kysely';
import type { Db } from './database.ts';

/** An index that is created while requests write to its table. */
export interface ConcurrentIndex {
  name: string;
  isUnique?: boolean;
  /** The rest of the statement: `events (owner_id, source) where …` */
  on: string;
}

const LIMITS = ['lock_timeout', 'statement_timeout'];

/**
 * Creates the indexes that are missing, one after the other, with `create index concurrently`. An invalid index, which
 * an interrupted call leaves, is dropped and created again; a valid one stays.
 * @param db one connection without a transaction. Its limits for statements and locks don't apply meanwhile: creating
 *   an index waits for all transactions that are older, and nothing waits for it.
 * @throws the database's error, after dropping the incomplete index
 */
export async function createIndexes(db: Db, indexes: readonly ConcurrentIndex[]): Promise<void> {
  await sql`select set_config(name, '0', false) from unnest(${LIMITS}::text[]) as name`.execute(db);
  try {
    for (const index of indexes) await createIndex(db, index);
  } finally {
    for (const name of LIMITS) await sql`reset ${sql.id(name)}`.execute(db).catch(() => {});
  }
}

async function createIndex(db: Db, { name, isUnique = false, on }: ConcurrentIndex): Promise<void> {
  const isValid = await validity(db, name);
  if (isValid) return;
  const drop = () => sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  if (isValid === false) await drop();
  try {
    const unique = sql.raw(isUnique ? 'unique ' : '');
    await sql`create ${unique}index concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  } catch (error) {
    // An incomplete index slows down writes, and an incomplete unique one rejects some.
    await drop().catch(() => {});
    throw error;
  }
}

/** @returns undefined: there is no such index */
async function validity(db: Db, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_valid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  return rows[0]?.is_valid;
}
