import { parseArgs } from 'node:util';
import { writeThroughFaults } from '@umkreis/start/faults/write-through-faults.ts';
import { benchReleaseFaults } from './bench-release-faults.ts';

const PORT = 4560;

/**
 * Writes through the API while it and its database are killed at random; the printed seed repeats a run. Then
 * injects faults into releases in a bucket.
 */
export async function benchFaults(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      writes: { type: 'string', default: '5000' },
      writers: { type: 'string', default: '8' },
      kills: { type: 'string', default: '15' },
      seed: { type: 'string', default: String(Date.now() % 1e9) },
    },
  });
  const report = await writeThroughFaults({
    writes: Number(values.writes),
    writers: Number(values.writers),
    kills: Number(values.kills),
    seed: Number(values.seed),
    port: PORT,
    limitMs: 900_000,
  });
  console.log(
    `${report.acknowledged} acknowledged writes, ${report.rejected} retried, ${report.apiKills} kills of the API, ${report.databaseKills} of the database, ${report.seconds.toFixed(0)} s, seed ${values.seed}`,
  );
  console.log(report.lost.length ? `lost:\n${report.lost.join('\n')}` : 'none lost');
  console.log(report.stale.length ? `not in the snapshots:\n${report.stale.join('\n')}` : 'snapshots complete');
  if (report.lost.length + report.stale.length) process.exitCode = 1;
  await benchReleaseFaults();
}
