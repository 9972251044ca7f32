import { branchConfigs } from '@umkreis/branches/registry.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { fillBranch } from '@umkreis/demo-region/fill/fill-branch.ts';
import { loadDemo } from '@umkreis/demo-region/load-demo.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { MAIN_HOST, startProduction, type ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import { lostWrites, writeOn } from '@umkreis/start/production/write-on.ts';
import { visit, type Visit } from './hostile/visitor.ts';
import { pathsOf, readOn } from './public-load/read-on.ts';
import type { ReadersReport } from './public-load/readers.ts';

const PORT = 4640;
const ITEMS = 5000;
const BRANCH = 1;
const WRITERS = 6;
const CONNECTIONS = 32;
const QUIET_MS = 10_000;
const SECONDS = 60;

/**
 * Loads public reads up to the machine's limit during writes, with an edge, two APIs and the jobs process in
 * production mode, and checks the guarantees: no 5xx except a proper 503, every acknowledged write is readable, and
 * a visitor next to all others waits no longer than one request of each of them: the 95th percentile without load,
 * times their number. `--seconds 15` shortens it.
 */
export async function benchLoad(args: string[]): Promise<void> {
  const seconds = Number(args.includes('--seconds') ? args[args.indexOf('--seconds') + 1] : SECONDS);
  const production = await startProduction({
    port: PORT,
    edges: 1,
    apis: 2,
    jobs: 1,
    items: WRITERS,
    env: { TRUST_PROXY: '1' },
    prepare: async (db, dataDir) => {
      await seedReference(db, branchConfigs);
      await loadDemo(db, { dataDir, onProgress: () => {} });
      await fillBranch(db, { items: ITEMS, branch: BRANCH });
    },
  });
  try {
    const host = `vaduz.${MAIN_HOST}`;
    const { url } = production.edges[0]!;
    const paths = await pathsOf(url, { branch: BRANCH, items: ITEMS });
    const target = { address: '127.0.0.1', port: Number(new URL(url).port), host, large: '' };
    await visit(target, paths, QUIET_MS / 5);
    const quiet = await visit(target, paths, QUIET_MS);
    const writing = writeOn(production);
    const [readers, visitor] = await Promise.all([
      readOn({ url, host, paths, branch: BRANCH, connections: CONNECTIONS, seconds }),
      visit(target, paths, seconds * 1000),
    ]);
    const written = await writing.stop();
    const lost = await lostWrites(production, written);
    const unseen = await unseenTitles(production);
    say(readers, { quiet, visitor });
    const { acknowledged, rejected, failures } = written;
    console.log(
      `concurrent writes           ${acknowledged.length} acknowledged, ${rejected} rejected by a proper 503`,
    );
    const wrong = [
      ...Object.entries(readers.failures).map(([what, count]) => `${count} reads: ${what}`),
      ...failures,
      ...lost.map((write) => `lost: ${write}`),
      ...unseen.map((title) => `not in the snapshot: ${title}`),
      ...(visitor.p95 > CONNECTIONS * quiet.p95 ? [`a visitor waits ${visitor.p95.toFixed(0)} ms`] : []),
    ];
    console.log(wrong.length === 0 ? 'held' : `NOT held:\n  ${wrong.slice(0, 20).join('\n  ')}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await production.close();
  }
}

/** Titles of the last acknowledged writes that visitors do not get soon afterwards. */
async function unseenTitles({ edges, items, db }: ProductionSetup): Promise<string[]> {
  const rows = await db.selectFrom('items').where('id', 'in', items).select(['title']).execute();
  const wanted = rows.map(({ title }) => title);
  let missing = wanted;
  for (const end = Date.now() + 20_000; Date.now() < end && missing.length > 0;) {
    const text = await (await fetch(`${edges[0]!.url}/api${apiPaths.basemap(BRANCH)}`)).text();
    missing = wanted.filter((title) => !text.includes(JSON.stringify(title)));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return missing;
}

function say(readers: ReadersReport, { quiet, visitor }: { quiet: Visit; visitor: Visit }): void {
  const ms = (one: number) => `${one.toFixed(0)} ms`;
  console.log(
    `public reads                ${readers.perSecond.toFixed(0)}/s over ${CONNECTIONS} connections, median ${ms(readers.median)}, p99 ${ms(readers.p99)}, ${readers.rejected} of ${readers.total} rejected by a proper 503`,
  );
  console.log(
    `a visitor without load      median ${ms(quiet.median)}, p95 ${ms(quiet.p95)}, p99 ${ms(quiet.p99)} (${quiet.requests} responses)`,
  );
  console.log(
    `a visitor under load        median ${ms(visitor.median)}, p95 ${ms(visitor.p95)}, p99 ${ms(visitor.p99)} (${visitor.requests} responses, ${visitor.failed} unsuccessful): ${(visitor.p95 / quiet.p95).toFixed(1)} times (goal ≤ ${CONNECTIONS})`,
  );
}
