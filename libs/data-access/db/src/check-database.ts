import { sql } from 'kysely';
import { addressOf, connect, type Db } from './database.ts';
import { databaseProblem } from './database-problem.ts';
import { isDirect } from './direct-connection.ts';
import { requestLimits } from './connection-limits.ts';

/** What connections of a URL are used for: requests, with timeouts, or migrations, which need sessions. */
export type ConnectionUse = 'requests' | 'sessions';

/**
 * Tries to connect, without changing anything, and checks what a pooler may have changed.
 * @returns a sentence if it fails, without user and password
 */
export async function checkDatabase(url: string, use: ConnectionUse = 'requests'): Promise<string | undefined> {
  const db = connect(url, { poolSize: 1, ...(use === 'requests' && { limits: requestLimits }) });
  const address = addressOf(db);
  const at = `${address?.database} at ${address?.host}`;
  try {
    await sql`select 1`.execute(db);
    if (use === 'sessions') return (await isDirect(db)) ? undefined : `DATABASE_DIRECT_URL leads to a pooler: ${at}.`;
    const missing = await missingLimits(db);
    return missing.length === 0 ? undefined : `The pooler of the database doesn't set ${missing.join(', ')}: ${at}.`;
  } catch (error) {
    const { text, code } = databaseProblem(error);
    return `${text[0]!.toUpperCase()}${text.slice(1)} (${code}): ${at}.`;
  } finally {
    await db.destroy();
  }
}

/** @returns undefined if the database cannot be used */
export async function readOnce<T>(url: string, read: (db: Db) => Promise<T>): Promise<T | undefined> {
  const db = connect(url, { poolSize: 1 });
  try {
    return await read(db);
  } catch {
    return undefined;
  } finally {
    await db.destroy();
  }
}

/** Names of the timeouts that the server doesn't apply to connections for requests. */
async function missingLimits(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: keyof typeof requestLimits; setting: string }>`
    select name, setting from pg_settings where name = any(${Object.keys(requestLimits)}::text[])`.execute(db);
  return rows.filter(({ name, setting }) => Number(setting) !== requestLimits[name]).map(({ name }) => name);
}
