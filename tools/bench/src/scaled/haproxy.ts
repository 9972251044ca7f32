import path from 'node:path';
import pg from 'pg';
import { workspace } from '@umkreis/start/services.ts';
import type { DatabaseNode } from './patroni-cluster.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const START_MS = 60_000;

export interface ProxyPorts {
  visitors: number;
  api: number;
  primary: number;
  replicas: number;
}

/** Environment variables of docker/haproxy/haproxy.cfg, all on 127.0.0.1. @param edges, apis ports of two each */
export function haproxyEnv(
  ports: ProxyPorts,
  nodes: readonly Pick<DatabaseNode, 'port' | 'rest'>[],
  [edges, apis]: readonly [edges: readonly number[], apis: readonly number[]],
): Record<string, string> {
  const at = (port: number) => `127.0.0.1:${port}`;
  const numbered = (name: string, values: readonly (string | number)[]) =>
    values.map((value, index): [string, string] => [`${name}_${index + 1}`, String(value)]);
  return {
    VISITORS: at(ports.visitors),
    API: at(ports.api),
    PRIMARY: at(ports.primary),
    REPLICAS: at(ports.replicas),
    ...Object.fromEntries([
      ...numbered('EDGE', edges.map(at)),
      ...numbered('API', apis.map(at)),
      ...numbered(
        'DATABASE',
        nodes.map(({ port }) => at(port)),
      ),
      ...numbered(
        'PATRONI_PORT',
        nodes.map(({ rest }) => rest),
      ),
    ]),
  };
}

/** At first HAProxy takes every server for the primary, and distributes connections in turn. */
const IN_A_ROW = 6;

/**
 * HAProxy with the committed configuration. @returns when it has found the primary
 * @param password of the role umkreis
 */
export async function startHaproxy(env: Record<string, string>, password: string): Promise<ServerProcess> {
  const server = startServer(['haproxy', ['-db', '-f', path.join(workspace, 'docker/haproxy/haproxy.cfg')]], { env });
  await until(
    'HAProxy finds the primary',
    START_MS,
    async () => {
      for (let count = 0; count < IN_A_ROW; count++)
        if (await isReplica(`postgres://umkreis:${password}@${env.PRIMARY}/umkreis`)) return false;
      return true;
    },
    () => server.output,
  );
  return server;
}

/** @throws Error if nothing accepts the connection */
async function isReplica(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]!.is;
  } finally {
    await client.end();
  }
}
