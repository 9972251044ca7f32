import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { MAIN_HOST, type ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import { visit, type Visit } from '../hostile/visitor.ts';
import { visitorPaths } from '../public-load/read-on.ts';
import { processesOf } from '../measure/cpu-time.ts';
import { BRANCH, spreadItems, startWithLargeBranch, untilIdle } from './large-branch.ts';
import { quantile } from '../measure/load.ts';

const HOST = `tourismus.${MAIN_HOST}`;
const EDITS_PER_SECOND = 20;
/** Different places: an editor saves a place again when the last write of it was acknowledged. */
const ITEMS = 200;
const MS = 30_000;
/** The 99th percentile with edits, as a multiple of that without */
const GOAL = 3;

interface Edits {
  sent: number;
  failures: string[];
  /** Response times, ms */
  times: number[];
}

/** Measures how much longer a visitor waits while editors save 20 titles of the same branch a second. */
export async function measureVisitorOfEdits(places: number): Promise<void> {
  const production = await startWithLargeBranch(places);
  try {
    const { url } = production.edges[0]!;
    const pids = await Promise.all([
      processesOf(production.apis[0]!.process.pid!, 'apps/api/src/main.ts'),
      processesOf(production.jobs[0]!.process.pid!, 'apps/jobs/src/main.ts'),
    ]);
    await untilIdle(pids.flat());
    const items = await spreadItems(production.db, ITEMS);
    const paths = [...visitorPaths(items[0]!.nano_id, BRANCH), `/api${apiPaths.basemapFiles}`];
    const target = { address: '127.0.0.1', port: Number(new URL(url).port), host: HOST, large: '' };
    await visit(target, paths, MS / 10);
    const quiet = await visit(target, paths, MS);
    const editing = new AbortController();
    const edits = editOn(production, items, editing.signal);
    const visitor = await visit(target, paths, MS);
    editing.abort();
    say(quiet, visitor, await edits);
  } finally {
    await production.close();
  }
}

/** Sends edits at their times, even if earlier ones have no response yet. */
async function editOn(
  { apis, editor }: ProductionSetup,
  items: readonly { id: string; version: number }[],
  until: AbortSignal,
): Promise<Edits> {
  const edits: Edits = { sent: 0, failures: [], times: [] };
  const edit = async (item: { id: string; version: number }) => {
    const started = performance.now();
    const response = await fetch(apis[0]!.url + apiPaths.updateItem(item.id), {
      method: 'PUT',
      headers: { Authorization: `Bearer ${editor.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: item.version++, title: `Ort ${edits.sent}` }),
    });
    const text = await response.text();
    edits.times.push(performance.now() - started);
    if (!response.ok) edits.failures.push(`${response.status} ${text}`);
  };
  const sending: Promise<void>[] = [];
  for (const started = performance.now(); !until.aborted;) {
    const item = items[edits.sent % items.length]!;
    sending.push(edit(item).catch((error: unknown) => void edits.failures.push(String(error))));
    edits.sent++;
    await wait(Math.max(0, started + (edits.sent * 1000) / EDITS_PER_SECOND - performance.now()));
  }
  await Promise.all(sending);
  return edits;
}

function say(quiet: Visit, visitor: Visit, { sent, failures, times }: Edits): void {
  const ms = (one: number) => `${one.toFixed(0)} ms`;
  const text = ({ median, p99, requests, failed }: Visit) =>
    `median ${ms(median)}, p99 ${ms(p99)} (${requests} responses, ${failed} unsuccessful)`;
  const ratio = visitor.p99 / quiet.p99;
  const compared = `${ratio.toFixed(1)} times (goal ≤ ${GOAL}), ${EDITS_PER_SECOND} edits a second`;
  console.log(`a visitor without edits     ${text(quiet)}`);
  console.log(`a visitor with edits        ${text(visitor)}: ${compared}`);
  console.log(`these edits                 ${sent} sent, ${failures.length} failed, p99 ${ms(quantile(times, 0.99))}`);
  for (const [path, time] of Object.entries(visitor.longestOf)) console.log(`  longest ${ms(time)}  ${path}`);
  for (const failure of failures.slice(0, 3)) console.log(`  ${failure}`);
  if (ratio > GOAL || visitor.failed > 0 || failures.length > 0) process.exitCode = 1;
}
