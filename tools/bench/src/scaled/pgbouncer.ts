import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { PostgresRunner } from '@umkreis/db/postgres-runner.ts';
import { workspace } from '@umkreis/start/services.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const START_MS = 60_000;

interface Options {
  folder: string;
  runner: PostgresRunner;
  port: number;
  password: string;
  /** Ports of the primary and of the replicas, on 127.0.0.1 */
  primary: number;
  replicas: number;
  /** Database behind the name umkreis; `*`: clients name any database */
  database: string;
}

/**
 * The committed configuration with other addresses.
 * @throws Error if a line is missing
 */
export function renderPgBouncer(
  text: string,
  { folder, port, primary, replicas, database }: Omit<Options, 'runner' | 'password'>,
): string {
  const [alias, named] = database === '*' ? ['*', ''] : ['umkreis', `dbname=${database} `];
  const changes: [string, string][] = [
    ['umkreis = host=127.0.0.1 port=5000 dbname=umkreis ', `${alias} = host=127.0.0.1 port=${primary} ${named}`],
    [
      'umkreis_read = host=127.0.0.1 port=5001 dbname=umkreis ',
      `umkreis_read = host=127.0.0.1 port=${replicas} ${named}`,
    ],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', path.join(folder, 'userlist.txt')],
  ];
  return changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`pgbouncer.ini has no ${from}`);
    return all.replace(from, () => to);
  }, text);
}

/** PgBouncer with docker/pgbouncer/pgbouncer.ini. @returns when it accepts connections */
export async function startPgBouncer(options: Options): Promise<ServerProcess> {
  const { folder, runner, port, password, database } = options;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'pgbouncer.ini');
  const committed = await readFile(path.join(workspace, 'docker/pgbouncer/pgbouncer.ini'), 'utf8');
  await writeFile(file, renderPgBouncer(committed, options));
  await writeFile(path.join(folder, 'userlist.txt'), `"umkreis" "${password}"\n`, { mode: 0o600 });
  for (const name of ['', 'pgbouncer.ini', 'userlist.txt']) await runner.own(path.join(folder, name));
  const server = startServer(runner.wrap(['pgbouncer', file]));
  const name = database === '*' ? 'postgres' : 'umkreis';
  await until(
    'PgBouncer accepts connections',
    START_MS,
    async () => {
      const client = new pg.Client({ connectionString: `postgres://umkreis:${password}@127.0.0.1:${port}/${name}` });
      await client.connect();
      await client.end();
      return true;
    },
    () => server.output,
  );
  return server;
}
