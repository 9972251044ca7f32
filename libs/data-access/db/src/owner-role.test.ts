import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';

const name = `umkreis_owner_${randomBytes(6).toString('hex')}`;
let folder: string;
let server: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-owner-'));
  server = await openTestDatabase(folder);
  await sql.raw(`create role ${name} login password 'owner'`).execute(server.db);
  await sql.raw(`create database ${name} owner ${name} template template0 encoding 'UTF8'`).execute(server.db);
});
afterAll(async () => {
  await sql.raw(`drop database if exists ${name} with (force)`).execute(server.db);
  await sql.raw(`drop role if exists ${name}`).execute(server.db);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('migrates a database as its owner, a role without any other right', async () => {
  const url = new URL(server.url);
  [url.username, url.password, url.pathname] = [name, 'owner', `/${name}`];
  const db = connect(url.href, { poolSize: 1 });
  try {
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    const { rows } = await sql<{ is_super: boolean; may_create: boolean }>`
      select rolsuper as is_super, rolcreatedb or rolcreaterole as may_create from pg_roles where rolname = current_user
    `.execute(db);
    expect(rows).toEqual([{ is_super: false, may_create: false }]);
  } finally {
    await db.destroy();
  }
});
