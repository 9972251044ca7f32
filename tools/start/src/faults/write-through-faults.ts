import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { random as seeded } from '@umkreis/demo-region/shared/random.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import { startFaultTest, type FaultTestSetup } from './fault-test-setup.ts';
import { staleTitles } from './stale-titles.ts';

export interface WriteTestOptions {
  writes: number;
  writers: number;
  kills: number;
  seed: number;
  port: number;
  limitMs?: number;
  /** Not closed; omitted: a new one on the port */
  setup?: FaultTestSetup;
}
export interface WriteTestReport {
  acknowledged: number;
  /** Writes without success that were repeated. */
  rejected: number;
  apiKills: number;
  databaseKills: number;
  /** Missing writes; empty if there are none. */
  lost: string[];
  /** Titles that the snapshots lack at the end; empty if there are none. */
  stale: string[];
  seconds: number;
}

interface Acknowledged {
  itemId: string;
  version: number;
  title: string;
}

/** Rejected writers leave the processors to what is starting again. */
const PAUSE_MS = 100;

/**
 * Several writers write titles through the API while it and its database are killed at random. Every write
 * with a success response must be in the history, with the version and person of its response, and the last title of
 * each item in the snapshots.
 * kills: number per process, spread over the writes. limitMs: timeout.
 * @throws Error if the writes are not done in time
 */
export async function writeThroughFaults({
  writes,
  writers,
  kills,
  seed,
  port,
  limitMs = 120_000,
  setup: given,
}: WriteTestOptions): Promise<WriteTestReport> {
  const setup = given ?? (await startFaultTest({ port, items: Math.ceil(writers * 1.5) }));
  const started = Date.now();
  const random = seeded(seed).next;
  const acknowledged: Acknowledged[] = [];
  const report = { rejected: 0, apiKills: 0, databaseKills: 0 };
  const moments = Array.from({ length: kills * 2 }, (_, n) => ({
    at: Math.floor(((n + random()) / (kills * 2)) * writes * 0.95),
    what: n % 2 ? 'API' : 'database',
  }));
  try {
    let sent = 0;
    const write = async (writer: number) => {
      while (acknowledged.length + sent < writes) {
        if (Date.now() - started > limitMs)
          throw new Error(`${acknowledged.length} of ${writes} writes after ${limitMs / 1000} s`);
        sent++;
        const itemId = setup.items[Math.floor(random() * setup.items.length)]!;
        const done = await writeTitle(setup, itemId, `w${writer} ${random().toString(36).slice(2)}`);
        sent--;
        if (done) acknowledged.push(done);
        else {
          report.rejected++;
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
        const due = moments[0];
        if (!due || acknowledged.length < due.at) continue;
        moments.shift();
        if (due.what === 'API') {
          setup.killApi();
          report.apiKills++;
        } else {
          await setup.killDatabase();
          report.databaseKills++;
        }
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, n) => write(n)));
    return {
      ...report,
      acknowledged: acknowledged.length,
      lost: await missing(setup, acknowledged),
      stale: await staleTitles(setup),
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    if (!given) await setup.close();
  }
}

/**
 * @returns undefined if it was not acknowledged: rejected, in conflict with another writer, or without a
 *   response
 */
async function writeTitle(
  { api, token }: FaultTestSetup,
  itemId: string,
  title: string,
): Promise<Acknowledged | undefined> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  try {
    const read = await fetch(api + apiPaths.dashboardItem(itemId), { headers, signal: AbortSignal.timeout(8000) });
    if (!read.ok) return undefined;
    const { version } = (await read.json()) as Item;
    const response = await fetch(api + apiPaths.updateItem(itemId), {
      method: 'PUT',
      headers,
      body: JSON.stringify({ version, title }),
      signal: AbortSignal.timeout(8000),
    });
    return response.ok ? { itemId, title, version: ((await response.json()) as Item).version } : undefined;
  } catch {
    return undefined;
  }
}

async function missing({ db, items }: FaultTestSetup, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = await untilBack(() =>
    db.selectFrom('items').where('id', 'in', items).select(['id', 'title', 'version']).execute(),
  );
  const revisions = await db
    .selectFrom('item_revisions')
    .where('item_id', 'in', items)
    .select(['item_id', 'revision', 'author', 'changes'])
    .orderBy('revision')
    .execute();
  const author = demoPeople[0]!.email;
  const titleOf = (changes: object) => (changes as { title?: { after: unknown } }).title?.after;
  const isInHistory = (one: Acknowledged) =>
    revisions.some(
      (row) =>
        row.item_id === one.itemId &&
        row.revision <= one.version &&
        row.author === author &&
        titleOf(row.changes) === one.title,
    );
  const broken = rows.filter((row) => {
    const own = revisions.filter((revision) => revision.item_id === row.id);
    return (
      own.some((revision, n) => revision.revision !== n + 2) ||
      own.length !== row.version - 1 ||
      (own.length > 0 && titleOf(own.at(-1)!.changes) !== row.title)
    );
  });
  return [
    ...acknowledged.filter((one) => !isInHistory(one)).map((one) => `write '${one.title}' of ${one.itemId}`),
    ...broken.map((row) => `history of ${row.id}`),
  ];
}

/** Retries while the database is restarting after its last kill. */
async function untilBack<T>(read: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 20_000; ;) {
    try {
      return await read();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
