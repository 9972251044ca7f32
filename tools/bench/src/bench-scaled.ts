import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSystemPostgres } from '@umkreis/start/other-postgres.ts';
import { proveFailOver } from './scaled/fail-over.ts';
import { proveLoad } from './scaled/load.ts';
import { ensurePackages } from './scaled/packages.ts';
import { provePooler } from './scaled/pooler.ts';
import { proveReplicaLoss } from './scaled/replica-loss.ts';
import { proveReplica } from './scaled/replica.ts';
import { Report } from './scaled/report.ts';
import { startScaled, type ScaledSetup } from './scaled/scaled-setup.ts';
import { proveTwoOfEach } from './scaled/two-of-each.ts';

const WRITERS = 6;

const parts: Record<string, (setup: ScaledSetup, folder: string, report: Report) => Promise<void>> = {
  'PgBouncer in transaction mode': provePooler,
  'Replica that serves reads': proveReplica,
  'Loss of the replicas': proveReplicaLoss,
  'Two of each process': proveTwoOfEach,
  'Fail-over of the database': proveFailOver,
  'Load of visitors': proveLoad,
};

/**
 * Runs the product as docs/scaling-tested.md describes it for several machines, with the committed files of
 * docker/haproxy, docker/pgbouncer and docker/patroni: HAProxy, PgBouncer, three PostgreSQL with Patroni and etcd, two
 * of each process, a bucket. Then it proves what the page promises. Arguments select parts by their beginning.
 */
export async function benchScaled(args: string[]): Promise<void> {
  const bin = ensureSystemPostgres()?.bin;
  if (!bin) throw new Error('This needs PostgreSQL 15 or newer: apt-get install postgresql');
  ensurePackages();
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-scaled-'));
  const report = new Report();
  const setup = await startScaled({ folder, bin, items: WRITERS });
  try {
    for (const [name, prove] of Object.entries(parts))
      if (args.length === 0 || args.some((arg) => name.toLowerCase().startsWith(arg.toLowerCase())))
        await report.part(name, () => prove(setup, folder, report));
  } finally {
    await setup.close();
    await rm(folder, { recursive: true, force: true });
  }
  report.end();
}
