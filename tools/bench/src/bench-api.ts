import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import { openDatabase } from '@umkreis/db/open-database.ts';
import { fillBranch } from '@umkreis/demo-region/fill/fill-branch.ts';
import { loadDemo } from '@umkreis/demo-region/load-demo.ts';
import { localIssuer } from '@umkreis/dev-identity/config.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import { seedStaff } from '@umkreis/dev-identity/seed-staff.ts';
import { signToken } from '@umkreis/dev-identity/sign-token.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { apiProcess } from './api-process.ts';
import { startService, waitForSuccess, type Service } from '@umkreis/start/services.ts';
import { oneAccountForAll } from '@umkreis/start/one-account-for-all.ts';
import { measureEdits } from './edits/edit-to-snapshot.ts';
import { measureVisitorOfEdits } from './edits/edits-and-visitor.ts';
import { load, peakMemoryMb, quantile } from './measure/load.ts';
import { serveWithNginx } from './serve-with-nginx.ts';

const PORT = 4480;
const BRANCH = 14;
const ITEMS = 18_000;
const SEARCHES = [
  'gasthof',
  'bäck',
  'ferienwohnung',
  'hotel am',
  'spielplatz',
  'dr.',
  'markt',
  'sport',
  'elektro',
  'zzz',
];
const AUDIENCE = 'https://api.umkreis.example';

/**
 * Benchmarks the API with about 20,000 items: the cached basemap compared with nginx, dashboard search, writes,
 * memory; how soon an edit is in the next snapshot; and how long a visitor waits while editors save 20 places a
 * second. `--only edit` and `--only visitor` measure one of the last two alone, `--places 100000` with another number
 * of places.
 */
export async function benchApi(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      places: { type: 'string', default: '20000' },
      edits: { type: 'string', default: '20' },
    },
  });
  const places = Number(values.places);
  if (values.only === undefined) await benchRequests();
  if (values.only !== 'visitor') await measureEdits({ places, edits: Number(values.edits) });
  if (values.only !== 'edit') await measureVisitorOfEdits(places);
}

async function benchRequests(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-bench-'));
  const services: Service[] = [];
  const { DATABASE_URL: _, ...outer } = process.env;
  const database = await openDatabase({ dataDir });
  try {
    await seedReference(database.db, branchConfigs);
    await seedStaff(database.db);
    await loadDemo(database.db, { dataDir, onProgress: () => {} });
    await fillBranch(database.db, { items: ITEMS, branch: BRANCH });

    const issuer = localIssuer(PORT);
    const env = {
      ...outer,
      ...oneAccountForAll,
      NODE_ENV: 'development',
      UMKREIS_DATA: dataDir,
      AUTH_ISSUER: issuer,
      AUTH_AUDIENCE: AUDIENCE,
    };
    let failure: string | undefined;
    const onExit = (name: string, message: string) => {
      failure = `${name} stopped: ${message}`;
    };
    services.push(
      startService({
        name: 'identity provider',
        args: ['tools/dev-identity/src/main.ts'],
        env: { ...env, IDENTITY_PORT: String(PORT + 2), ISSUER_PORT: String(PORT) },
        onExit,
      }),
    );
    services.push(
      startService({
        name: 'API',
        args: [...apiProcess.args],
        env: {
          ...env,
          ...apiProcess.env,
          API_PORT: String(PORT + 1),
          DATABASE_URL: database.url,
          AUTH_JWKS_URL: `http://127.0.0.1:${PORT + 2}/.well-known/jwks.json`,
        },
        onExit,
      }),
    );
    const api = `http://127.0.0.1:${PORT + 1}`;
    await waitForSuccess(`http://127.0.0.1:${PORT + 2}/.well-known/openid-configuration`, 30_000, () => failure);
    await waitForSuccess(`${api}${apiPaths.health}`, 30_000, () => failure);
    const token = await signToken(demoPeople[0]!, { dataDir, issuer, audience: AUDIENCE, lifetime: 3600 });
    const pid = services[1]!.process.pid!;

    const basemap = `${api}${apiPaths.basemap(BRANCH)}`;
    const { items } = (await (await fetch(basemap)).json()) as BasemapDocument;
    await compareWithNginx(basemap, dataDir, pid);
    await timeSearch(api, token);
    await timeWrites(api, token, items[0]!.nanoId);
    console.log(`memory of the API, peak     ${peakMemoryMb(pid).toFixed(0)} MB (goal ≤ 300 MB)`);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compareWithNginx(basemap: string, dataDir: string, pid: number): Promise<void> {
  const compressed = await rawBody(basemap);
  const nginx = await serveWithNginx(dataDir, PORT + 3, compressed);
  try {
    const rows = [0, 1, 2].map(() => ({ api: load(basemap, [pid]), nginx: load(nginx.url, nginx.pids) }));
    const ratio = quantile(
      rows.map((row) => row.api.perSecond / row.nginx.perSecond),
      0.5,
    );
    for (const name of ['api', 'nginx'] as const) {
      console.log(
        `cached basemap, ${name.padEnd(5)}       ${quantile(
          rows.map((row) => row[name].perSecond),
          0.5,
        ).toFixed(0)} requests/s, ${quantile(
          rows.map((row) => row[name].cpuMs),
          0.5,
        ).toFixed(3)} ms CPU a request (${(compressed.length / 1000).toFixed(0)} kB)`,
      );
    }
    console.log(`cached basemap, API/nginx   ${ratio.toFixed(2)} (goal ≥ 0.9)`);
  } finally {
    nginx.stop();
  }
}

/** fetch() decompresses; the comparison needs the bytes as sent. */
async function rawBody(url: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)))
        .on('error', reject);
    }).on('error', reject);
  });
}

async function timeSearch(api: string, token: string): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < 200; n++) {
    const started = performance.now();
    const response = await fetch(
      `${api}${apiPaths.dashboardItems}?text=${encodeURIComponent(SEARCHES[n % SEARCHES.length]!)}&page=${1 + (n % 3)}`,
      { headers: { Authorization: `Bearer ${token}` } },
    );
    if (!response.ok) throw new Error(`search responded with status ${response.status}: ${await response.text()}`);
    await response.json();
    times.push(performance.now() - started);
  }
  const byWords = SEARCHES.map((message, index) => ({
    words: message,
    ms: quantile(
      times.filter((_, n) => n % SEARCHES.length === index),
      0.5,
    ),
  }));
  if (process.env.VERBOSE)
    console.log(byWords.map(({ words: message, ms }) => `  ${message}: ${ms.toFixed(0)} ms`).join('\n'));
  const slowest = byWords.reduce((most, next) => (next.ms > most.ms ? next : most));
  console.log(
    `dashboard search, p95       ${quantile(times, 0.95).toFixed(0)} ms, median ${quantile(times, 0.5).toFixed(0)} ms, slowest query '${slowest.words}' ${slowest.ms.toFixed(0)} ms (goal p95 ≤ 50 ms)`,
  );
}

async function timeWrites(api: string, token: string, nanoId: string): Promise<void> {
  const item = (await (await fetch(`${api}${apiPaths.item(nanoId, null)}`)).json()) as Item;
  const write = async (title: string, version: number) => {
    const response = await fetch(`${api}${apiPaths.updateItem(item.id)}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, title }),
    });
    if (!response.ok) throw new Error(`write responded with status ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const times: number[] = [];
  let { version } = item;
  for (let n = 0; n < 100; n++) {
    const started = performance.now();
    await write(`Ort ${n}`, version++);
    times.push(performance.now() - started);
  }
  const visible: number[] = [];
  for (let n = 0; n < 5; n++) {
    const title = `Sichtbar ${n}`;
    await write(title, version++);
    const started = performance.now();
    while (!(await (await fetch(`${api}${apiPaths.basemap(BRANCH)}`)).text()).includes(title))
      await new Promise((resolve) => setTimeout(resolve, 20));
    visible.push((performance.now() - started) / 1000);
  }
  console.log(
    `item write, p95             ${quantile(times, 0.95).toFixed(0)} ms, median ${quantile(times, 0.5).toFixed(0)} ms (goal p95 ≤ 100 ms)`,
  );
  console.log(
    `write in the next snapshot  ${quantile(visible, 0.5).toFixed(1)} s, longest ${Math.max(...visible).toFixed(1)} s (goal ≤ 2 s)`,
  );
}
