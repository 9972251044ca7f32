import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConnectionLimits } from './request-limits.ts';
import type { Database } from './tables.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<Database>;

interface Connections {
  poolSize?: number;
  limits?: ConnectionLimits;
}

/** @param url postgres:// URL of a PostgreSQL 15 or newer */
export function connect(url: string, { poolSize = 10, limits }: Connections = {}): Db {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5000, ...limits });
  // An idle connection that is lost with the server must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  // The same for a connection that is lost between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Db, pg.Pool>();

/** Connections of a pool: total, idle, and requests waiting for one. */
export function poolCounts(db: Db): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
