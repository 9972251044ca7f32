import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { migrations } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { runMigrations, type Migration } from './run-migrations.ts';
import type { Database } from './tables.ts';

/**
 * Tables that stay so small that a transaction creates an index of them within milliseconds. All others, also new
 * ones, can be large: while a transaction creates an index, nobody writes to its table.
 */
const smallTables = new Set<string>([
  'branches',
  'branch_owners',
  'branch_revisions',
  'calendar_feeds',
  'categories',
  'category_translations',
  'cities',
  'contest_draws',
  'contests',
  'countries',
  'data_steps',
  'featured',
  'icons',
  'import_mappings',
  'item_detail_key_translations',
  'item_detail_keys',
  'job_leases',
  'kiosks',
  'list_items',
  'lists',
  'saved_views',
  'search_shortcuts',
  'search_word_categories',
  'search_word_translations',
  'search_words',
  'staff',
  'staff_revisions',
  'state_districts',
  'states',
  'tag_translations',
  'tags',
  'timetable_feeds',
] satisfies (keyof Database)[]);
/** The last migration that was released before this rule. */
const LAST_EXEMPT = '054-event-pictures';

let folder: string;
let opened: OpenDatabase;
let db: Db;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-index-rule-'));
  opened = await openTestDatabase(folder);
  db = opened.db;
});
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

/** Name of each index, and of its table. */
async function indexTables(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; table: string }>`
    select indexname as name, tablename as table from pg_indexes where schemaname = 'public'`.execute(db);
  return new Map(rows.map(({ name, table }) => [name, table]));
}

/** Indexes of large tables that existed before, which newer migrations create within their transaction. */
async function blockingIndexes(all: Record<string, Migration>): Promise<string[]> {
  const names = Object.keys(all);
  const upTo = (last: string) => Object.fromEntries(Object.entries(all).filter(([name]) => name <= last));
  await runMigrations(db, upTo(LAST_EXEMPT));
  const found: string[] = [];
  for (const name of names.filter((each) => each > LAST_EXEMPT)) {
    const before = await indexTables();
    const tables = new Set(before.values());
    await runMigrations(db, upTo(name));
    if (!('up' in all[name]!)) continue;
    for (const [index, table] of await indexTables())
      if (!before.has(index) && tables.has(table) && !smallTables.has(table)) found.push(`${name}: ${index}`);
  }
  return found;
}

const running = (...statements: string[]): Migration => ({
  up: async (on: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(on);
  },
});

test('no migration blocks writes to a large table while it creates an index', async () => {
  // If this fails: export `concurrentIndexes` in a migration of its own instead (run-migrations.ts).
  expect(await blockingIndexes(migrations)).toEqual([]);
});

test('finds indexes of large tables, also those of constraints', async () => {
  const found = await blockingIndexes({
    ...migrations,
    '901-text': running('create index items_text on items (source)'),
    '902-constraint': running('alter table metrics add column name text unique'),
    '903-new': running('create table visits (id uuid primary key)', 'create index visits_id on visits (id)'),
    '904-later': running('create index visits_later on visits (id)'),
  });
  expect(found).toEqual(['901-text: items_text', '902-constraint: metrics_name_key', '904-later: visits_later']);
});

test('accepts concurrent indexes, and those of small tables', async () => {
  const found = await blockingIndexes({
    ...migrations,
    '901-concurrent': { concurrentIndexes: [{ name: 'items_text', on: 'items (source)' }] },
    '902-small': running('create index lists_title on lists (title_de)'),
  });
  expect(found).toEqual([]);
});
