import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ProductionTrial } from './production-trial.ts';

interface Acknowledged {
  itemId: string;
  version: number;
  title: string;
}

export interface Written {
  acknowledged: readonly Acknowledged[];
  /** Writes that were rejected with 503 and Retry-After. */
  refused: number;
  /** All other failures, as text; empty if there are none. */
  faults: readonly string[];
}

const PAUSE_MS = 20;

/**
 * Writes titles through the edges, one writer per item, until it is stopped. Everything except success and a
 * 503 with Retry-After is a failure.
 */
export function writeOn({ edges, items, editor }: ProductionTrial): { stop(): Promise<Written> } {
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  let refused = 0;
  let isDone = false;
  const headers = { Authorization: `Bearer ${editor.token}`, 'Content-Type': 'application/json' };
  const ask = async (url: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(20_000) }).catch(
      (error: unknown) => void faults.push(`${init.method ?? 'GET'} ${url}: ${String(error)}`),
    );
    if (!answer || answer.ok) return answer ?? undefined;
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    if (answer.status === 503 && answer.headers.has('retry-after') && problem.type) refused++;
    else faults.push(`${init.method ?? 'GET'} ${url}: ${answer.status} ${JSON.stringify(problem)}`);
    return undefined;
  };
  const writer = async (itemId: string, index: number) => {
    for (let turn = index; !isDone; turn++) {
      const api = `${edges[turn % edges.length]!.url}/api`;
      const read = await ask(api + apiPaths.dashboardItem(itemId));
      if (read) {
        const { version } = (await read.json()) as Item;
        const title = `w${index} ${turn}`;
        const answer = await ask(api + apiPaths.updateItem(itemId), {
          method: 'PUT',
          body: JSON.stringify({ version, title }),
        });
        if (answer) acknowledged.push({ itemId, title, version: ((await answer.json()) as Item).version });
      }
      await wait(PAUSE_MS);
    }
  };
  const writers = Promise.all(items.map((item, index) => writer(item, index)));
  return {
    async stop() {
      isDone = true;
      await writers;
      return { acknowledged, refused, faults };
    },
  };
}

/** Acknowledged writes that are missing in the history under their version. */
export async function lostWrites({ db, items }: ProductionTrial, { acknowledged }: Written): Promise<string[]> {
  const rows = await db
    .selectFrom('item_revisions')
    .where('item_id', 'in', items)
    .select(['item_id', 'revision', 'changes'])
    .execute();
  const titleOf = (changes: object) => (changes as { title?: { after: unknown } }).title?.after;
  const kept = new Set(rows.map((row) => `${row.item_id} ${row.revision} ${String(titleOf(row.changes))}`));
  return acknowledged
    .map(({ itemId, version, title }) => `${itemId} ${version} ${title}`)
    .filter((write) => !kept.has(write));
}
