import { sql } from 'kysely';
import { fillBranch } from '@umkreis/demo-region/fill/fill-branch.ts';
import { MAIN_HOST } from '@umkreis/start/production/production-setup.ts';
import { lostWrites, writeOn } from '@umkreis/start/production/write-on.ts';
import { pathsOf, readOn } from '../public-load/read-on.ts';
import type { Report } from './report.ts';
import type { ScaledSetup } from './scaled-setup.ts';

const BRANCH = 1;
const BOUNDS = '[[9.47, 47.05], [9.63, 47.27]]';
const ITEMS = 5000;
const CONNECTIONS = 16;
const SECONDS = 20;

/** Reads of visitors through HAProxy, as many as the machine serves, while editors write. */
export async function proveLoad({ production, visitors }: ScaledSetup, _folder: string, report: Report): Promise<void> {
  const { db } = production;
  await sql`update branches set bounds = ${BOUNDS}::jsonb where short_id = ${BRANCH}`.execute(db);
  await fillBranch(db, { items: ITEMS, branch: BRANCH });
  const paths = await pathsOf(visitors, { branch: BRANCH, items: ITEMS });
  const writing = writeOn({ ...production, edges: [{ url: visitors }] });
  const host = `vaduz.${MAIN_HOST}`;
  const load = { url: visitors, host, paths, branch: BRANCH, connections: CONNECTIONS, seconds: SECONDS };
  const reading = readOn(load);
  await Promise.allSettled([reading]);
  const [reads, written] = await Promise.all([reading, writing.stop()]);
  // HAProxy sends the address of this machine, so all readers share the limits of one visitor.
  const { 429: limited = 0, ...failures } = reads.failures;
  const refused = reads.rejected + limited;
  report.say(
    `${reads.total} reads in ${SECONDS} s`,
    `${reads.perSecond.toFixed(0)}/s over ${CONNECTIONS} connections, median ${reads.median.toFixed(0)} ms, ` +
      `p99 ${reads.p99.toFixed(0)} ms, ${refused} refused by 503 or 429`,
  );
  const { acknowledged, rejected } = written;
  report.say('writes meanwhile', `${acknowledged.length} acknowledged, ${rejected} rejected by a proper 503`);
  const failed = [...Object.entries(failures).map(([what, count]) => `${count} reads: ${what}`), ...written.failures];
  const lost = await lostWrites(production, written);
  report.promise(failed.length === 0, 'load refuses reads properly', failed.slice(0, 5).join('\n    '));
  report.promise(refused < reads.total / 2, 'most reads are served under load', `${refused} of ${reads.total} refused`);
  report.promise(lost.length === 0, 'load loses no acknowledged write', lost.slice(0, 5).join('\n    '));
}
