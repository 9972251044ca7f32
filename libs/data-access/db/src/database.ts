import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Database } from './tables.ts';
import { tracedPool } from './traced-pool.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<Database>;

interface Connections {
  poolSize?: number;
  limits?: ConnectionLimits;
  /** `application_name` of the connections, by which pg_stat_activity and the log of the server name them. */
  name?: string;
  /** Whether connections keep the plans of marked statements; not behind a pooler */
  keepsPlans?: boolean;
}

/** @param url postgres:// URL of a PostgreSQL 15 or newer */
export function connect(
  url: string,
  { poolSize = 10, limits, name = 'umkreis', keepsPlans = false }: Connections = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    application_name: name,
    ...limits,
  });
  // An idle connection that is lost with the server must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  // The same for a connection that is lost between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listeners = new Set<QueryListener>();
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: tracedPool(pool, { keepsPlans }) }),
    log: ({ level, queryDurationMillis }) => {
      for (const listener of listeners) listener(queryDurationMillis / 1000, level === 'error');
    },
  });
  connected.set(db, { pool, address: addressIn(url), listeners });
  return db;
}

/** @param seconds that a statement took, without the wait for a connection */
type QueryListener = (seconds: number, hasFailed: boolean) => void;

interface Connected {
  pool: pg.Pool;
  address: DatabaseAddress;
  listeners: Set<QueryListener>;
}
const connected = new WeakMap<Db, Connected>();

/** Where a database is, for log lines: no user and no password. */
export interface DatabaseAddress {
  host: string;
  database: string;
}

const addressIn = (url: string): DatabaseAddress => {
  const { host, pathname } = new URL(url);
  return { host, database: decodeURIComponent(pathname.slice(1)) };
};

/** Host and name of the database. */
export const addressOf = (db: Db): DatabaseAddress | undefined => connected.get(db)?.address;

/** The connections of a database; undefined: it was not opened by `connect`. */
export const poolOf = (db: Db): pg.Pool | undefined => connected.get(db)?.pool;

/** Calls back after each statement. */
export const onQuery = (db: Db, listener: QueryListener): void => void connected.get(db)?.listeners.add(listener);

/** Connections of a pool: total, idle, and requests waiting for one. */
export function poolCounts(db: Db): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = connected.get(db)?.pool ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
