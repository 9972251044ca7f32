import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StateLog } from '@umkreis/serving/state-log.ts';
import type { Db } from '../database.ts';
import type { Database } from '../tables.ts';
import { ReadRouting } from './read-routing.ts';

/** A server without tables, of which only the position in its log matters. */
class Server {
  position = 100;
  error: object | undefined;
  statements: string[] = [];
  readonly db: Db = fakeDatabase((text) => this.#answer(text));

  #answer(text: string): object[] {
    this.statements.push(text);
    if (this.error) throw Object.assign(new Error('failed'), this.error);
    return [{ position: `0/${this.position.toString(16)}` }];
  }
}

let primary: Server;
let replica: Server;
let routing: ReadRouting;
let lines: { facts: object; text: string }[];
beforeEach(async () => {
  [primary, replica, lines] = [new Server(), new Server(), []];
  const log = new StateLog({ warn: (facts, text) => lines.push({ facts, text }) });
  routing = new ReadRouting({ primary: primary.db, replica: replica.db, log });
  routing.start();
  await untilKnown();
});
afterEach(() => routing.stop());

const untilKnown = () => expect.poll(() => routing.lagSeconds, { timeout: 5000 }).toBeDefined();
const query = async (db: Db) => {
  await db.executeQuery(CompiledQuery.raw('select 1'));
  return db.isTransaction ? 'replica' : 'primary';
};

it('reads from the replica in one read-only transaction', async () => {
  replica.statements = [];
  expect(await routing.read('recent', query)).toBe('replica');
  expect(replica.statements).toEqual(['begin read only', 'select 1', 'commit']);
  expect(routing.counts).toEqual({ replica: 1, primary: 0 });
});

it('reads the current state from a replica only when it has what the primary had written before', async () => {
  expect(await routing.read('current', query)).toBe('replica');
  primary.position = 200;
  expect(await routing.read('recent', query)).toBe('replica');
  expect(await routing.read('current', query)).toBe('primary');
  const reading = routing.read('current', query);
  await wait(20);
  replica.position = 200;
  expect(await reading).toBe('replica');
});

it.each([
  ['is unreachable', { code: 'ECONNREFUSED' }],
  ['has no free connection', { code: '53300' }],
  ['is behind a pooler without a server', { code: '08P01' }],
  ['cancels statements that hinder the replay', { code: '40001' }],
])('reads from the primary while the replica %s', async (_what, error) => {
  replica.error = error;
  expect(await routing.read('recent', query)).toBe('primary');
  expect(await routing.read('current', query)).toBe('primary');
});

it('does not ask a lost replica again for each read, reports it once, and uses it when it is back', async () => {
  replica.error = { code: 'ECONNREFUSED' };
  await routing.read('recent', query);
  replica.statements = [];
  await routing.read('recent', query);
  expect(replica.statements).not.toContain('begin read only');
  expect([routing.problem?.cause, lines.length]).toEqual(['unreachable', 1]);
  replica.error = undefined;
  await expect.poll(() => routing.problem, { timeout: 5000 }).toBeUndefined();
  expect(await routing.read('recent', query)).toBe('replica');
});

it('passes on errors of the read itself, without reading again', async () => {
  let count = 0;
  const broken = () => {
    count++;
    return Promise.reject(Object.assign(new Error('syntax error'), { code: '42601' }));
  };
  await expect(routing.read('recent', broken)).rejects.toThrow('syntax error');
  expect(count).toBe(1);
});

it('reads recent states from the replica while the primary is away, but no current ones', async () => {
  primary.error = { code: 'ECONNREFUSED' };
  expect(await routing.read('recent', query)).toBe('replica');
  await expect(routing.read('current', query)).rejects.toThrow('failed');
});

it('reads from the primary if there is no replica', async () => {
  const alone = new ReadRouting({ primary: primary.db, replica: undefined, log: new StateLog({ warn: () => {} }) });
  alone.start();
  expect([await alone.read('recent', query), await alone.read('current', query)]).toEqual(['primary', 'primary']);
  expect([alone.lagSeconds, alone.problem]).toEqual([undefined, undefined]);
  await alone.stop();
});

function fakeDatabase(answer: (text: string) => object[]): Db {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql: text }: CompiledQuery): Promise<QueryResult<R>> => ({ rows: answer(text) as R[] }),
    streamQuery: () => {
      throw new Error('not needed');
    },
  };
  const run = async (text: string) => void answer(text);
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: (_connection, { accessMode }) => run(`begin ${accessMode}`),
        commitTransaction: () => run('commit'),
        rollbackTransaction: async () => {},
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  });
}
