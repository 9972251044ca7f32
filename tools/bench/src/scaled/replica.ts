import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { DashboardItemPage } from '@umkreis/contract/dashboard.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { DatabaseNode } from './patroni-cluster.ts';
import { readsOf, replicasOf, untilReplica } from './reads.ts';
import type { Report } from './report.ts';
import type { ScaledSetup } from './scaled-setup.ts';

const READS = 200;

/** Searches of editors on the replicas: they see each write, and work without replicas. */
export async function proveReplica(setup: ScaledSetup, _folder: string, report: Report): Promise<void> {
  await setup.cluster.untilComplete();
  await untilReplica(setup, (cause) => cause === undefined);
  const served = await readOwnWrites(setup, report, READS);
  report.promise(served.replica > served.primary, 'most searches are served by the replicas');

  const replicas = await replicasOf(setup);
  // Patroni would resume a replay that is paused by a statement.
  const replaying = await replayingProcesses(setup, replicas);
  signal(replaying, 'SIGSTOP');
  const paused = await readOwnWrites(setup, report, READS / 10, 'while the replicas stand still');
  report.promise(paused.replica === 0, 'no search is served by a replica that stands still');
  await untilReplica(setup, (cause) => cause === 'lagging');
  report.say('a replica that stands still', 'is reported as lagging');
  signal(replaying, 'SIGCONT');
  await untilReplica(setup, (cause) => cause === undefined);

  // The synchronous one has to stay, or there would be no writes.
  const running = await readOwnWrites(setup, report, READS / 10, 'after they continue');
  report.promise(running.replica > 0, 'replicas are used again');
}

/** Writes and then searches for what was written, at alternating APIs. @returns where the searches were served */
async function readOwnWrites(setup: ScaledSetup, report: Report, count: number, when = '') {
  const { production, visitors } = setup;
  const before = await readsOf(setup);
  const stale: string[] = [];
  const durations: number[] = [];
  for (let nr = 0; nr < count; nr++) {
    const id = production.items[nr % production.items.length]!;
    const title = `Gesucht ${nr} ${when}`.trim();
    await write(setup, id, title);
    const started = performance.now();
    const api = production.apis[nr % production.apis.length]!;
    const url = nr % 2 ? `${visitors}/api` : api.url;
    const query = new URLSearchParams({ text: title, page: '1', pageSize: '50' });
    const found = await get<DashboardItemPage>(setup, `${url}/items/dashboard/?${query}`);
    durations.push(performance.now() - started);
    if (!found.items.some((item) => item.id === id && item.title === title)) stale.push(title);
  }
  const after = await readsOf(setup);
  const served = { replica: after.replica - before.replica, primary: after.primary - before.primary };
  const median = durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)]!;
  report.say(
    `${count} writes, each searched for`,
    `${stale.length} not found; by replicas ${served.replica}, by the primary ${served.primary}; median ${median.toFixed(0)} ms ${when}`,
  );
  report.promise(stale.length === 0, `a search shows each write before it ${when}`, stale.slice(0, 5).join(', '));
  return served;
}

async function write(setup: ScaledSetup, id: string, title: string): Promise<void> {
  const { version } = await get<Item>(setup, `${setup.visitors}/api${apiPaths.dashboardItem(id)}`);
  const response = await fetch(`${setup.visitors}/api${apiPaths.updateItem(id)}`, {
    method: 'PUT',
    headers: { ...headersOf(setup), 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, title }),
  });
  if (!response.ok) throw new Error(`write: ${response.status} ${await response.text()}`);
}

async function get<T>(setup: ScaledSetup, url: string): Promise<T> {
  const response = await fetch(url, { headers: headersOf(setup) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const headersOf = ({ production }: ScaledSetup) => ({ Authorization: `Bearer ${production.editor.token}` });

async function replayingProcesses({ cluster }: ScaledSetup, nodes: readonly DatabaseNode[]): Promise<number[]> {
  const statement = "select pid from pg_stat_activity where backend_type = 'startup'";
  const found = await Promise.all(nodes.map((node) => cluster.run(node, statement)));
  return found.flatMap(({ rows }) => rows.map(({ pid }) => Number(pid)));
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) process.kill(pid, name);
}
