import { Agent, get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Health } from '@umkreis/contract/health.ts';
import type { Db } from '@umkreis/db/database.ts';
import { openDatabase } from '@umkreis/db/open-database.ts';
import { fillBranch } from '@umkreis/demo-region/fill/fill-branch.ts';
import { loadDemo } from '@umkreis/demo-region/load-demo.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { apiProcess } from './api-process.ts';
import { startService, waitForSuccess, type Service } from '@umkreis/start/services.ts';
import { peakMemoryMb, quantile } from './measure/load.ts';
import { measureQueries, readQueries } from './query-set/query-set.ts';

const PORT = 4490;
const BRANCH = 14;
const SECONDS = 8;
const CONNECTIONS = 16;
const QUERIES = [
  'gasthof',
  'bäck',
  'ferien',
  'hotel am',
  'spiel',
  'markt',
  'a',
  'sport',
  'elektro',
  'st',
  'see',
  'zzz',
];
/** Branches above this size are large. */
const LARGEST_DOCUMENT = 20_000;
const SHARP_S = 'ß ß ß ß ß ß ß ß';

/**
 * Measures the guide's search by sets of queries. Benchmarks the API's text search with 4,000 items, or another
 * number: requests per second, compared with PostgreSQL's own time for the same words in titles only.
 */
export async function benchSearch([count = '4000']: string[]): Promise<void> {
  await printQuerySets();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-bench-'));
  const { DATABASE_URL: _, ...outer } = process.env;
  const database = await openDatabase({ dataDir });
  let service: Service | undefined;
  try {
    await seedReference(database.db, branchConfigs);
    await loadDemo(database.db, { dataDir, onProgress: () => {} });
    await fillBranch(database.db, { items: Number(count), branch: BRANCH });
    await sql`analyze`.execute(database.db);
    let failure: string | undefined;
    service = startService({
      name: 'API',
      args: [...apiProcess.args],
      env: {
        ...outer,
        ...apiProcess.env,
        NODE_ENV: 'development',
        UMKREIS_DATA: dataDir,
        API_PORT: String(PORT),
        DATABASE_URL: database.url,
      },
      onExit: (name, message) => {
        failure = `${name} stopped: ${message}`;
      },
    });
    const api = `http://127.0.0.1:${PORT}`;
    await waitForSuccess(`${api}${apiPaths.health}`, 30_000, () => failure);
    await untilBuilt(`${api}${apiPaths.health}`);
    const urlOf = (text: string) => `${api}${apiPaths.itemSearch}?branch=${BRANCH}&text=${encodeURIComponent(text)}`;
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const first = await oneVisitor(urlOf, agent);
    // The words of a large branch are indexed in the meantime; until then the database responds.
    for (const end = Date.now() + 30_000; Number(count) > LARGEST_DOCUMENT && Date.now() < end;)
      if (quantile(await oneVisitor(urlOf, agent), 0.5) < quantile(first, 0.5) / 3) break;

    const times = await load((nr) => fetchResponse(urlOf(QUERIES[nr % QUERIES.length]!), agent));
    const perSecond = times.length / SECONDS;
    const alone = await oneVisitor(urlOf, agent);
    const ofDatabase = await databaseTimes(database.db);
    console.log(
      `search in ${count} items        ${perSecond.toFixed(0)} requests/s, median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms over ${CONNECTIONS} connections (goal ≥ 500/s)`,
    );
    console.log(
      `PostgreSQL, titles only      ${ofDatabase.toFixed(2)} ms a search; API ${(1000 / perSecond).toFixed(2)} ms, ratio ${(1000 / perSecond / ofDatabase).toFixed(2)}`,
    );
    console.log(
      `one visitor                  median ${quantile(alone, 0.5).toFixed(1)} ms, p95 ${quantile(alone, 0.95).toFixed(1)} ms (goal ≤ 20 ms p95)`,
    );
    const started = performance.now();
    await fetchResponse(urlOf(SHARP_S), agent);
    console.log(`eight ß                      ${(performance.now() - started).toFixed(1)} ms`);
    console.log(`memory of the API, peak      ${peakMemoryMb(service.process.pid!).toFixed(0)} MB`);
    agent.destroy();
  } finally {
    await service?.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Quality of the guide's search: how many queries have the expected first result. */
async function printQuerySets(): Promise<void> {
  for (const [label, name] of [
    ['queries', 'queries.tsv'],
    ['queries held back', 'held-back-queries.tsv'],
  ] as const) {
    const { total, wrong } = await measureQueries(await readQueries(name));
    const percent = ((100 * (total - wrong.length)) / total).toFixed(1);
    console.log(`${label.padEnd(29)}${total - wrong.length} of ${total} right, ${percent} % (goal ≥ 95 %)`);
    for (const { query, expected, found } of wrong) console.log(`  '${query}': ${found} instead of ${expected}`);
  }
}

/** Response times of sequential requests, ms. */
async function oneVisitor(urlOf: (text: string) => string, agent: Agent): Promise<number[]> {
  const times: number[] = [];
  for (const text of [...QUERIES, ...QUERIES]) {
    const started = performance.now();
    await fetchResponse(urlOf(text), agent);
    times.push(performance.now() - started);
  }
  return times;
}

async function untilBuilt(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; ;) {
    const { snapshots } = (await (await fetch(url)).json()) as Health;
    if (snapshots.every(({ isStale }) => !isStale)) return;
    if (Date.now() > end) throw new Error('the snapshots were not built within 60 s');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Response times of all requests, ms. */
async function load(request: (nr: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let nr = 0;
  const work = async () => {
    for (let started = performance.now(); started < end; started = performance.now()) {
      await request(nr++);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times;
}

const fetchResponse = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

/** Mean execution time reported by the server for the first 50 places with these words in their titles, ms. */
async function databaseTimes(db: Db): Promise<number> {
  let sum = 0;
  for (const text of QUERIES) {
    const message = text.split(' ').map((word) => sql`translate(lower(title), '''’ʼ\`.&‐‑-', '') ~ ${word}`);
    const { rows } = await sql<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>`
      explain (analyze, format json) select id from items where owner_id = ${BRANCH} and is_duplicate_of is null
      and ${sql.join(message, sql` and `)} order by title, id limit 50`.execute(db);
    sum += rows[0]!['QUERY PLAN'][0]['Execution Time'];
  }
  return sum / QUERIES.length;
}
