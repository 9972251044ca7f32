import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ProductionSetup } from './production-setup.ts';

export interface Acknowledged {
  itemId: string;
  version: number;
  title: string;
  /** When the write was sent, and when its response arrived, ms since 1970 */
  sentAt: number;
  at: number;
}

export interface Written {
  acknowledged: readonly Acknowledged[];
  /** Writes that were rejected with 503 and Retry-After. */
  rejected: number;
  /** All other failures, as text; empty if there are none. */
  failures: readonly string[];
}

const PAUSE_MS = 20;

/** What writes need of the product; the edges may be behind a proxy. */
type Writable = Pick<ProductionSetup, 'items' | 'editor'> & { edges: readonly { url: string }[] };

/**
 * Writes titles through the edges, one writer per item, until it is stopped. Everything except success and a
 * 503 with Retry-After is a failure.
 */
export function writeOn({ edges, items, editor }: Writable): {
  /** So far */
  acknowledged: readonly Acknowledged[];
  stop(): Promise<Written>;
} {
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  let rejected = 0;
  let isDone = false;
  const headers = { Authorization: `Bearer ${editor.token}`, 'Content-Type': 'application/json' };
  const request = async (url: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(20_000) }).catch(
      (error: unknown) => void failures.push(`${init.method ?? 'GET'} ${url}: ${String(error)}`),
    );
    if (!response || response.ok) return response ?? undefined;
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    if (response.status === 503 && response.headers.has('retry-after') && problem.type) rejected++;
    else failures.push(`${init.method ?? 'GET'} ${url}: ${response.status} ${JSON.stringify(problem)}`);
    return undefined;
  };
  const writer = async (itemId: string, index: number) => {
    for (let round = index; !isDone; round++) {
      const api = `${edges[round % edges.length]!.url}/api`;
      const read = await request(api + apiPaths.dashboardItem(itemId));
      if (read) {
        const { version } = (await read.json()) as Item;
        const title = `w${index} ${round}`;
        const sentAt = Date.now();
        const response = await request(api + apiPaths.updateItem(itemId), {
          method: 'PUT',
          body: JSON.stringify({ version, title }),
        });
        if (response) {
          const at = Date.now();
          acknowledged.push({ itemId, title, version: ((await response.json()) as Item).version, sentAt, at });
        }
      }
      await wait(PAUSE_MS);
    }
  };
  const writers = Promise.all(items.map((item, index) => writer(item, index)));
  return {
    acknowledged,
    async stop() {
      isDone = true;
      await writers;
      return { acknowledged, rejected, failures };
    },
  };
}

/** Acknowledged writes that are missing in the history under their version. */
export async function lostWrites({ db, items }: ProductionSetup, { acknowledged }: Written): Promise<string[]> {
  const rows = await db
    .selectFrom('item_revisions')
    .where('item_id', 'in', items)
    .select(['item_id', 'revision', 'changes'])
    .execute();
  const titleOf = (changes: object) => (changes as { title?: { after: unknown } }).title?.after;
  const stored = new Set(rows.map((row) => `${row.item_id} ${row.revision} ${String(titleOf(row.changes))}`));
  return acknowledged
    .map(({ itemId, version, title }) => `${itemId} ${version} ${title}`)
    .filter((write) => !stored.has(write));
}
