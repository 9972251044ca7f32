import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { LARGEST_DOCUMENT, readBuilt } from '@umkreis/content/snapshots/built-snapshots.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import { cpuTimeOf, processesOf } from '../measure/cpu-time.ts';
import { BRANCH, idleCpu, spreadItems, startWithLargeBranch, untilIdle } from './large-branch.ts';
import { peakMemoryMb, quantile } from '../measure/load.ts';

const LONGEST_MS = 60_000;
const POLL_MS = 5;

interface Options {
  /** Places of the branch. */
  places: number;
  edits: number;
}

/**
 * Edits titles, one after the other, in the product as in production, and measures the time until the branch's next
 * snapshot has each title, and the CPU time of API and jobs for it.
 */
export async function measureEdits({ places, edits }: Options): Promise<void> {
  const production = await startWithLargeBranch(places);
  try {
    const pids = {
      api: await processesOf(production.apis[0]!.process.pid!, 'apps/api/src/main.ts'),
      jobs: await processesOf(production.jobs[0]!.process.pid!, 'apps/jobs/src/main.ts'),
    };
    await untilIdle([...pids.api, ...pids.jobs]);
    const idle = { api: await idleCpu(pids.api), jobs: await idleCpu(pids.jobs) };
    const items = await spreadItems(production.db, edits);
    const cpuTimes = async () => ({
      api: await cpuTimeOf(pids.api),
      jobs: await cpuTimeOf(pids.jobs),
      database: await databaseCpu(production.db),
    });
    const started = performance.now();
    const before = await cpuTimes();
    const times: number[] = [];
    for (const [nr, item] of items.entries()) times.push(await timeEdit(production, item, `Ort ${nr} ${Date.now()}`));
    const after = await cpuTimes();
    const seconds = (performance.now() - started) / 1000;
    const ofDatabase = [...after.database].reduce((sum, [pid, ms]) => sum + ms - (before.database.get(pid) ?? 0), 0);
    const perEdit = (ms: number, idleMs = 0) => `${((ms - idleMs * seconds) / items.length).toFixed(0)} ms`;
    const ms = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
    const { total } = (await readBuilt({ dataDir: production.dataDir, env: 'production' })).get(BRANCH)!;
    console.log(
      `edit in the next snapshot   p50 ${ms(0.5)}, p95 ${ms(0.95)}, longest ${ms(1)} (${items.length} edits of ${total} places in ${seconds.toFixed(0)} s; goal p95 ≤ ${total > LARGEST_DOCUMENT ? 2 : 1} s)`,
    );
    console.log(
      `CPU of an edit              API ${perEdit(after.api - before.api, idle.api)} (goal ≤ 50 ms), jobs ${perEdit(after.jobs - before.jobs, idle.jobs)}, database ${perEdit(ofDatabase)}; when idle API ${idle.api.toFixed(0)}, jobs ${idle.jobs.toFixed(0)} ms a second, which are subtracted`,
    );
    console.log(
      `memory, peak                API ${peakMemoryMb(pids.api[0]!).toFixed(0)} MB, jobs ${peakMemoryMb(pids.jobs[0]!).toFixed(0)} MB (goal ≤ 264 MB)`,
    );
  } finally {
    await production.close();
  }
}

/** CPU time of the connections that are open, by their process, ms. */
async function databaseCpu(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const times = rows.map(async ({ pid }) => [pid, await cpuTimeOf([pid]).catch(() => 0)] as const);
  return new Map(await Promise.all(times));
}

/** @returns ms from the request to the snapshot */
async function timeEdit(
  { apis, editor, dataDir }: ProductionSetup,
  { id, version }: { id: string; version: number },
  title: string,
): Promise<number> {
  const place = { dataDir, env: 'production' };
  let seen = (await readBuilt(place)).get(BRANCH)?.fileName;
  const started = performance.now();
  const response = await fetch(apis[0]!.url + apiPaths.updateItem(id), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${editor.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, title }),
  });
  if (!response.ok) throw new Error(`edit responded with status ${response.status}: ${await response.text()}`);
  for (const end = started + LONGEST_MS; performance.now() < end;) {
    const built = (await readBuilt(place)).get(BRANCH)!;
    if (built.fileName !== seen) {
      const tookMs = performance.now() - started;
      seen = built.fileName;
      const file = path.join(dataDir, 'json', `${built.fileName}.br`);
      const { tiled, items } = JSON.parse(brotliDecompressSync(await readFile(file)).toString()) as BasemapDocument;
      if (tiled || items.some((item) => item.title === title)) return tookMs;
    }
    await wait(POLL_MS);
  }
  throw new Error(`No snapshot had the title after ${LONGEST_MS} ms.`);
}
