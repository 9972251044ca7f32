import fc from 'fast-check';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { anyCall, operationsOf, type Call } from './calls.ts';
import { CpuGuard, type Pids } from './cpu-guard.ts';
import { hostileCalls } from './hostile-calls.ts';
import { rawRequest } from './raw-requests.ts';
import { sendCall, sendRaw, type Outcome, type Reply, type Servers } from './send.ts';

const BRANCH = 1;
const AT_ONCE = 16;
const ROUND = 500;
/** One of this many calls is malformed HTTP. */
const RAW_OF = 10;
/** Malformed requests may be incomplete, for which a server rightly waits, ms. */
const RAW_MS = 500;
/** Maximum size of a rejection, bytes. Responses of reads may be larger. */
const LARGEST_REFUSAL = 64 * 1024;

export interface FuzzReport {
  calls: number;
  /** Responses by the first digit of their status; 0: closed without one. */
  statuses: Record<string, number>;
  /** Calls with a status ≥ 500, without a response, with a large rejection, or with much CPU. */
  failures: string[];
}

export interface FuzzOptions {
  seed: number;
  calls: number;
  /** Token of a person who may write. */
  token: string;
  /** Processes of the servers, to read their CPU time. */
  pids: Pids;
  onRound?: (done: number) => void;
}

/**
 * Sends unusual calls to edge and API. The same seed sends the same calls, though not exactly in the same order.
 */
export async function runFuzz(
  servers: Servers,
  { seed, calls, token, pids, onRound }: FuzzOptions,
): Promise<FuzzReport> {
  const read = async <T>(path: string) =>
    (await (await fetch(`http://${servers.api.host}:${servers.api.port}${path}`)).json()) as T;
  const { items } = await read<BasemapDocument>(apiPaths.basemap(BRANCH));
  const keys = await read<{ id: string }[]>(apiPaths.detailKeys);
  const real = [
    String(BRANCH),
    ...items.slice(0, 20).flatMap(({ id, nanoId }) => [id, nanoId]),
    ...keys.map(({ id }) => id),
  ];
  const call = anyCall(operationsOf(await read(apiPaths.openapi)), token, real);
  const report: FuzzReport = { calls: 0, statuses: {}, failures: [] };
  const guard = new CpuGuard(servers, pids);
  for (const one of hostileCalls(token)) {
    noteReply(report, one, await sendCall(one, servers));
    await guard.check(one, () => describe(one), report.failures);
  }
  for (let round = 0; report.calls < calls; round++) {
    const count = Math.min(ROUND, calls - report.calls);
    const raw = Math.ceil(count / RAW_OF);
    const rejectedAsBusy: Call[] = [];
    const works = [
      ...fc.sample(call, { seed: seed + round, numRuns: count - raw }).map((one) => async () => {
        const reply = await sendCall(one, servers);
        guard.note(one, reply);
        if (isBusy(reply)) rejectedAsBusy.push(one);
        else noteReply(report, one, reply);
      }),
      ...fc.sample(rawRequest, { seed: seed + round, numRuns: raw }).map((text, index) => async () => {
        const outcome = await sendRaw(text, index % 2 ? servers.api : servers.edge, RAW_MS);
        note(report, () => JSON.stringify(text).slice(0, 300), outcome);
      }),
    ];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let work = works.pop(); work; work = works.pop()) await work();
      }),
    );
    // Next to fifteen others a server may be busy; alone it must not be.
    for (const one of rejectedAsBusy) noteReply(report, one, await sendCall(one, servers));
    for (const one of guard.slowest()) await guard.check(one, () => describe(one), report.failures);
    report.calls += count;
    onRound?.(report.calls);
  }
  return report;
}

const isBusy = ({ outcome }: Reply) => outcome !== 'hangs' && outcome.length === 1 && outcome[0] === 503;

function noteReply(report: FuzzReport, call: Call, { outcome, bytes }: Reply): void {
  note(report, () => describe(call), outcome);
  if (outcome !== 'hangs' && outcome.some((status) => status >= 400) && bytes > LARGEST_REFUSAL && call.to !== 'page')
    report.failures.push(`${bytes} bytes ${describe(call)}`);
}

function note({ statuses: answers, failures: faults }: FuzzReport, what: () => string, outcome: Outcome): void {
  const kinds = outcome === 'hangs' ? ['hangs'] : outcome.length > 0 ? outcome.map(hundred) : ['closed'];
  for (const kind of kinds) answers[kind] = (answers[kind] ?? 0) + 1;
  if (outcome === 'hangs' || outcome.some((status) => status >= 500)) faults.push(`${String(outcome)} ${what()}`);
}

const hundred = (status: number) => `${Math.floor(status / 100)}xx`;

const describe = ({ to, method, path, headers, body }: Call) =>
  `${to} ${method} ${path.slice(0, 200)} ${JSON.stringify({ ...headers, authorization: headers.authorization?.slice(0, 12) }).slice(0, 300)} ${body?.slice(0, 400) ?? ''}`;
