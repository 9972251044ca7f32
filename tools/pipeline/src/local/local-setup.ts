import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { openReleaseStore } from '@umkreis/deploy/open-release-store.ts';
import { release } from '@umkreis/deploy/release.ts';
import type { ReleaseStore } from '@umkreis/deploy/release-store.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { startProduction, type ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import type { ProcessName } from '@umkreis/serving/production/required-settings.ts';

/** A production-like set-up on this machine: PostgreSQL, jobs, two APIs, two edges, a bucket, a deploying machine. */
export interface LocalSetup {
  production: ProductionSetup;
  bucket: TestBucket;
  store: ReleaseStore;
  /** Data folder of the deploying machine */
  dataDir: string;
  /** Settings with which processes start from now on. */
  env: Partial<Record<ProcessName, Record<string, string>>>;
  /** How long a process may take to be ready, ms */
  readyMs: number;
  close(): Promise<void>;
}

/**
 * Starts the set-up.
 * @param builds of the surfaces that are live for all branches at first
 * @param port first of the ports that are used
 */
export async function startLocalSetup(
  builds: Partial<Record<Surface, string>>,
  { port, semver }: { port: number; semver: string },
): Promise<LocalSetup> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-local-pipeline-'));
  const bucket = await startTestBucket();
  const setup: Pick<LocalSetup, 'env' | 'readyMs'> = { env: {}, readyMs: 60_000 };
  const stop: (() => Promise<void>)[] = [() => bucket.close(), () => rm(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const end of stop) await end();
  };
  try {
    const releases = path.join(dataDir, 'releases');
    await mkdir(releases, { recursive: true });
    const store = await openReleaseStore(releases, bucket.env);
    for (const [surface, build] of Object.entries(builds))
      await release(surface as Surface, build, releases, { store, quality: 1, semver });
    const production = await startProduction({
      port,
      edges: 2,
      apis: 2,
      jobs: 1,
      items: 4,
      env: bucket.env,
      laterEnv: (name) => setup.env[name] ?? {},
      readyMs: () => setup.readyMs,
    });
    stop.unshift(() => production.close());
    for (const name of ['json', 'basemap'])
      await symlink(path.join(production.dataDir, name), path.join(dataDir, name));
    return Object.assign(setup, { production, bucket, store, dataDir, close });
  } catch (error) {
    await close();
    throw error;
  }
}
