import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import * as initial from './migrations/001-initial.ts';

let folder: string;
let server: EmbeddedPostgres;
let db: Db;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pg-'));
  server = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  db = connect(server.url);
  await new Migrator({ db, provider: { getMigrations: async () => ({ '001-initial': initial }) } }).migrateToLatest();
});
afterAll(async () => {
  await db?.destroy();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

test('migrates a database of the first release without losing data', async () => {
  await sql`insert into items (owner_id, id, nano_id, title, lat, lon, source)
    values (1, ${id(1)}, 'nano0001', 'Bäckerei', 47, 9.5, 'editor')`.execute(db);
  await sql`insert into search_shortcuts (id, nano_id, branch_id, title_de, title_en, slug)
    values (${id(2)}, 'nano0002', 1, 'Essen', 'Food', 'essen')`.execute(db);
  await sql`insert into contests (id, nano_id, branch_id, title_de, title_en, date_begin, date_end)
    values (${id(3)}, 'nano0003', 1, 'Quiz', 'Quiz', now(), now() + interval '1 day')`.execute(db);
  await sql`insert into contest_participants (id, contest_id, name, email)
    values (${id(4)}, ${id(3)}, 'Anna', 'anna@beck.li')`.execute(db);
  await sql`insert into metrics (id, branch_id, session_id, metric_key, payload)
    values (${id(5)}, 1, 's', 'page_view', '{}')`.execute(db);
  await migrate(db);
  await migrate(db);

  expect(await db.selectFrom('items').select(['title', 'version']).execute()).toEqual([
    { title: 'Bäckerei', version: 1 },
  ]);
  expect(
    await db.selectFrom('search_shortcuts').select(['slug', 'config', 'sort_order', 'is_hidden']).execute(),
  ).toEqual([{ slug: 'essen', config: null, sort_order: 1000, is_hidden: false }]);
  expect(await db.selectFrom('contest_participants').select(['name', 'date_drawn']).execute()).toEqual([
    { name: 'Anna', date_drawn: null },
  ]);
  expect(await db.selectFrom('metrics').select('metric_key').execute()).toEqual([{ metric_key: 'page_view' }]);
  expect(await db.selectFrom('reference_revisions').select('id').execute()).toEqual([]);
  await db.deleteFrom('contests').where('id', '=', id(3)).execute();
  expect(await db.selectFrom('contest_participants').select('id').execute()).toEqual([]);
});
