import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@umkreis/db/database.ts';
import { startEmbeddedPostgres } from '@umkreis/db/embedded-postgres.ts';
import { startProduction } from '@umkreis/start/production/production-setup.ts';
import { workspace } from '@umkreis/start/services.ts';
import { Report } from './scaled/report.ts';
import { fillAsBefore, LARGE_BRANCH } from './upgrade/fill-as-before.ts';
import { commitBefore, olderRelease } from './upgrade/older-release.ts';
import { upgradeUnderLoad } from './upgrade/upgrade-under-load.ts';

const PORT = 4940;
const WRITERS = 4;
/** For a slow machine */
const READY_MS = 180_000;

/**
 * Upgrades an older release to this one while visitors read and editors write: migrates its database, then replaces
 * its jobs process and its APIs. `--items` of the largest branch, `--lacks` how many migrations the older one lacks.
 */
export async function benchUpgrade(args: string[]): Promise<void> {
  const options = { items: { type: 'string', default: '1000000' }, lacks: { type: 'string', default: '3' } } as const;
  const { values } = parseArgs({ args, options });
  const report = new Report();
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-upgrade-'));
  const server = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  try {
    const commit = await commitBefore(Number(values.lacks));
    const older = await olderRelease(commit, path.join(folder, 'older'));
    const db = connect(server.url);
    await fillAsBefore(db, older, Number(values.items));
    let { root } = older;
    const production = await startProduction({
      port: PORT,
      edges: 1,
      apis: 2,
      jobs: 1,
      items: WRITERS,
      // A slow machine needs long for the places of the large branch.
      env: { TRUST_PROXY: '1', DRAIN_SECONDS: '3', WATCHDOG_SECONDS: '60' },
      root: () => root,
      database: { db, url: server.url, created: true, close: () => db.destroy() },
      readyMs: () => READY_MS,
    });
    try {
      report.say('older release', `${commit.slice(0, 8)}, ${values.items} places in branch ${LARGE_BRANCH}`);
      await upgradeUnderLoad(production, report, () => (root = workspace));
    } finally {
      await production.close();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  report.end();
}
