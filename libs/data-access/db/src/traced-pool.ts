import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { planName } from './kept-plans.ts';
import { recordCall } from '@umkreis/serving/trace/spans.ts';
import { currentTrace, traceparentOf } from '@umkreis/serving/trace/trace.ts';

interface Options {
  /** Whether connections keep plans; a pooler may give each transaction another connection. */
  keepsPlans: boolean;
}

/**
 * A pool whose statements end with a comment that names the request they belong to, as in the sqlcommenter
 * specification: `traceparent='00-…'`. pg_stat_activity, auto_explain and the log of the server show it. Both ids
 * consist of hexadecimal digits, so the comment cannot be left. Statements with a kept plan have none, as their text
 * must not change.
 */
export function tracedPool(pool: pg.Pool, options: Options): PostgresPool {
  const traced = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const existing = traced.get(client) ?? new TracedClient(client, options);
      traced.set(client, existing);
      return existing;
    },
    end: () => pool.end(),
  };
}

class TracedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #keepsPlans: boolean;

  constructor(client: pg.PoolClient, { keepsPlans }: Options) {
    this.#client = client;
    this.#keepsPlans = keepsPlans;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') return this.#client.query(statement as never) as PostgresCursor<R>;
    const name = this.#keepsPlans ? planName(statement) : undefined;
    const text = name ? statement : statement + comment();
    const send = () =>
      this.#client.query({ name, text, values: [...parameters] }) as Promise<PostgresQueryResult<never>>;
    // The text has no values: these are parameters.
    return recordCall('query', { 'db.system.name': 'postgresql', 'db.query.text': statement }, send);
  }

  release(): void {
    this.#client.release();
  }
}

function comment(): string {
  const trace = currentTrace();
  return trace ? ` /*traceparent='${traceparentOf(trace)}'*/` : '';
}
