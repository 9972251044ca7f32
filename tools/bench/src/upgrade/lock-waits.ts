import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const PAUSE_MS = 50;
/** Locks of reads and writes; migrations want stronger ones. */
const OF_REQUESTS = ['AccessShareLock', 'RowShareLock', 'RowExclusiveLock'];

/**
 * Measures how long requests wait for a table that a migration has locked or wants to lock, however slow the machine
 * is otherwise.
 */
export async function watchLocks(connectionString: string): Promise<{
  /** Longest wait of a connection for a lock of a table so far, ms; measured every 50 ms */
  readonly longestMs: number;
  stop(): Promise<void>;
}> {
  const client = new pg.Client({ connectionString, application_name: 'umkreis-bench' });
  await client.connect();
  let [longest, isDone] = [0, false];
  const watching = (async () => {
    for (; !isDone; await wait(PAUSE_MS)) {
      const { rows } = await client.query<{ ms: number | null }>(
        `select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as ms from pg_locks
         where not granted and locktype = 'relation' and mode = any ($1)`,
        [OF_REQUESTS],
      );
      longest = Math.max(longest, rows[0]!.ms ?? 0);
    }
  })();
  return {
    get longestMs() {
      return longest;
    },
    async stop() {
      isDone = true;
      try {
        await watching;
      } finally {
        await client.end();
      }
    },
  };
}
