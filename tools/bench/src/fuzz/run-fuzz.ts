import fc from 'fast-check';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { anyCall, operationsOf, type Call } from './calls.ts';
import { rawRequest } from './raw-requests.ts';
import { sendCall, sendRaw, type Outcome, type Servers } from './send.ts';

const BRANCH = 1;
const AT_ONCE = 16;
const ROUND = 500;
/** Of so many calls one is bytes that are hardly HTTP. */
const RAW_OF = 10;
/** Such bytes may be half a request, for which a server rightly waits, ms. */
const RAW_MS = 500;

export interface FuzzReport {
  calls: number;
  /** Answers by the hundred of their status; 0: closed without one */
  answers: Record<string, number>;
  /** What ended in an answer of 500 or more, or in none */
  faults: string[];
}

/**
 * Sends strange calls to edge and API. The same seed sends the same calls, though not in the same order to the byte.
 * @param token of somebody who may write
 */
export async function runFuzz(
  servers: Servers,
  { seed, calls, token, onRound }: { seed: number; calls: number; token: string; onRound?: (done: number) => void },
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
  const report: FuzzReport = { calls: 0, answers: {}, faults: [] };
  for (let round = 0; report.calls < calls; round++) {
    const count = Math.min(ROUND, calls - report.calls);
    const raw = Math.ceil(count / RAW_OF);
    const works = [
      ...fc
        .sample(call, { seed: seed + round, numRuns: count - raw })
        .map((one) => ({ what: () => describe(one), send: () => sendCall(one, servers) })),
      ...fc
        .sample(rawRequest, { seed: seed + round, numRuns: raw })
        .map((text, index) => ({
          what: () => JSON.stringify(text).slice(0, 300),
          send: () => sendRaw(text, index % 2 ? servers.api : servers.edge, RAW_MS),
        })),
    ];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let work = works.pop(); work; work = works.pop()) note(report, work.what, await work.send());
      }),
    );
    report.calls += count;
    onRound?.(report.calls);
  }
  return report;
}

function note({ answers, faults }: FuzzReport, what: () => string, outcome: Outcome): void {
  const kinds = outcome === 'hangs' ? ['hangs'] : outcome.length > 0 ? outcome.map(hundred) : ['closed'];
  for (const kind of kinds) answers[kind] = (answers[kind] ?? 0) + 1;
  if (outcome === 'hangs' || outcome.some((status) => status >= 500)) faults.push(`${String(outcome)} ${what()}`);
}

const hundred = (status: number) => `${Math.floor(status / 100)}xx`;

const describe = ({ to, method, path, headers, body }: Call) =>
  `${to} ${method} ${path.slice(0, 200)} ${JSON.stringify({ ...headers, authorization: headers.authorization?.slice(0, 12) }).slice(0, 300)} ${body?.slice(0, 400) ?? ''}`;
