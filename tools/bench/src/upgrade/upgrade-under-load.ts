import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { isMigrated } from '@umkreis/db/migrate.ts';
import { migrations } from '@umkreis/db/migrations.ts';
import { runMigrations } from '@umkreis/db/run-migrations.ts';
import type { ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import { lostWrites, writeOn, type Written } from '@umkreis/start/production/write-on.ts';
import { workspace } from '@umkreis/start/services.ts';
import { visitOn, type Visits } from '../public-load/visit-on.ts';
import type { Report } from '../scaled/report.ts';
import { LARGE_BRANCH } from './fill-as-before.ts';
import { watchLocks } from './lock-waits.ts';

/** Branch of the places that editors write. */
const OWNER = 1;
/** Load before and after each step, ms */
const AROUND_MS = 5000;
/**
 * A migration that doesn't get a lock within 2 s lets the requests behind it pass; one that gets it holds it shortly.
 * Promised of locks, as all other waits depend on the machine.
 */
const LONGEST_LOCK_MS = 4000;

/** What later migrations may do to the largest table. */
const rehearsed = {
  'rehearsed-column': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table items add column rehearsed text not null default ''`.execute(db);
    },
  },
  'rehearsed-index': { concurrentIndexes: [{ name: 'items_rehearsed', on: 'items (owner_id, rehearsed, lat, lon)' }] },
};

/** @param useNew processes that start from now on are of this release */
export async function upgradeUnderLoad(setup: ProductionSetup, report: Report, useNew: () => void): Promise<void> {
  const urls = await pagesOf(setup);
  const phase = (what: string, work: () => Promise<void>) => loaded(setup, report, { urls, what, work });
  await phase('without an upgrade', () => wait(AROUND_MS));
  await phase('migrations of this release', () => migrateAsOperator(setup));
  await phase('new jobs process and APIs', () => replaceAll(setup, useNew));
  await phase('a column and an index of all places', () => runMigrations(setup.db, { ...migrations, ...rehearsed }));
  report.promise(await isMigrated(setup.db), 'the database has the schema of this release');
}

interface Phase {
  urls: readonly string[];
  what: string;
  work: () => Promise<void>;
}

/** Runs a step under load. */
async function loaded(setup: ProductionSetup, report: Report, { urls, what, work }: Phase): Promise<void> {
  const locks = await watchLocks(setup.databaseUrl);
  const [visiting, writing] = [visitOn(urls), writeOn(setup)];
  await wait(AROUND_MS);
  const started = performance.now();
  const error = await work().catch((reason: unknown) => reason);
  const seconds = (performance.now() - started) / 1000;
  await wait(AROUND_MS);
  const [visits, written] = await Promise.all([visiting.stop(), writing.stop(), locks.stop()]);
  if (error) throw error;
  report.say(
    what,
    `${seconds.toFixed(1)} s; ${figuresOf(visits, written)}; for a lock ${locks.longestMs.toFixed(0)} ms`,
  );
  const lost = await lostWrites(setup, written);
  report.promise(lost.length === 0, `${what}: no acknowledged write is lost`, few(lost));
  const errors = visits.failures.filter((failure) => !isBusy(failure));
  report.promise(errors.length === 0, `${what}: visitors get no error but a 503 of a busy server`, few(errors));
  const { failures, rejected } = written;
  report.promise(
    failures.length + rejected === 0,
    `${what}: editors get no error`,
    `${rejected} × 503, ${few(failures)}`,
  );
  report.promise(locks.longestMs < LONGEST_LOCK_MS, `${what}: no request waits ${LONGEST_LOCK_MS / 1000} s for a lock`);
}

/** A slow machine reads a million places for seconds, whatever the release, and may have no free connection then. */
const isBusy = (failure: string) => /503 .*problems\/(busy|unavailable)/.test(failure);

const few = (lines: readonly string[]) => lines.slice(0, 5).join('\n    ');

const longestWrite = (acknowledged: Written['acknowledged']): number =>
  Math.max(0, ...acknowledged.map(({ sentAt, at }) => at - sentAt));

const figuresOf = (visits: Visits, { acknowledged, rejected, failures }: Written): string =>
  `longest wait of a visitor ${visits.longestMs.toFixed(0)} ms (${visits.longest}; ` +
  `${visits.requests} requests, ${visits.failures.length} failed), ` +
  `of an editor ${longestWrite(acknowledged).toFixed(0)} ms ` +
  `(${acknowledged.length} writes, ${rejected + failures.length} failed)`;

/**
 * Addresses of what visitors open: places of a small and a large branch, a search of the small one, branches. A search
 * of the large one may be answered by 503 while an API that has just started reads its places.
 */
async function pagesOf({ db, edges, items }: ProductionSetup): Promise<string[]> {
  const api = `${edges[0]!.url}/api`;
  const [own, large] = await Promise.all([
    db.selectFrom('items').where('id', 'in', items).select('nano_id').limit(1).executeTakeFirstOrThrow(),
    db.selectFrom('items').where('owner_id', '=', LARGE_BRANCH).select('nano_id').limit(1).executeTakeFirstOrThrow(),
  ]);
  return [
    `${api}${apiPaths.item(own.nano_id, OWNER)}`,
    `${api}${apiPaths.item(large.nano_id, LARGE_BRANCH)}`,
    `${api}/items/search/?text=ort&branch=${OWNER}`,
    `${api}${apiPaths.branches}`,
  ];
}

/** As docs/operations.md says: the migrations of the new release first. */
async function migrateAsOperator({ env }: ProductionSetup): Promise<void> {
  const serve = path.join(workspace, 'tools/start/src/serve.ts');
  await promisify(execFile)(process.execPath, [serve, 'jobs', '--migrate'], {
    cwd: workspace,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
}

/** The edges stay: a proxy in front of them would replace them in turn. */
async function replaceAll({ jobs, apis }: ProductionSetup, useNew: () => void): Promise<void> {
  useNew();
  for (const one of [...jobs, ...apis]) {
    await one.end();
    await one.start();
  }
}
