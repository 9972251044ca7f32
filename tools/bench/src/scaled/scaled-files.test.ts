import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requestLimits } from '@umkreis/db/connection-limits.ts';
import { workspace } from '@umkreis/start/services.ts';
import { longestGap } from './disturb.ts';
import { haproxyEnv } from './haproxy.ts';
import { isComplete, renderPatroni } from './patroni-cluster.ts';
import { renderPgBouncer } from './pgbouncer.ts';

const textOf = (file: string) => readFileSync(path.join(workspace, 'docker', file), 'utf8');
const pgbouncer = textOf('pgbouncer/pgbouncer.ini');

it('sets the timeouts of requests in PgBouncer, which drops those of connections', () => {
  const databases = pgbouncer.split('\n').filter((line) => /^umkreis\w* = /.test(line));
  expect(databases).toHaveLength(2);
  for (const line of databases) {
    const set = [...line.matchAll(/set (\w+) = (\d+)/g)].map(([, name, value]) => [name!, Number(value)]);
    expect(Object.fromEntries(set)).toEqual(requestLimits);
  }
  const [, ignored] = /^ignore_startup_parameters = (.*)$/m.exec(pgbouncer)!;
  expect(ignored!.split(',')).toEqual(Object.keys(requestLimits));
});

it('changes only addresses of the committed PgBouncer', () => {
  const ports = { folder: '/srv/one', port: 1, primary: 2, replicas: 3 };
  const changed = renderPgBouncer(pgbouncer, { ...ports, database: 'other' });
  expect(changed).toContain('\numkreis = host=127.0.0.1 port=2 dbname=other connect_query=');
  expect(changed).toContain('\numkreis_read = host=127.0.0.1 port=3 dbname=other connect_query=');
  expect(changed).toContain('\nauth_file = /srv/one/userlist.txt\n');
  expect(renderPgBouncer(pgbouncer, { ...ports, database: '*' })).toContain(
    '\n* = host=127.0.0.1 port=2 connect_query=',
  );
  expect(() => renderPgBouncer('', { ...ports, database: 'other' })).toThrow('pgbouncer.ini has no umkreis');
});

it('adds a folder for sockets to the committed Patroni', () => {
  const committed = textOf('patroni/patroni.yaml');
  expect(renderPatroni(committed, '/srv/one').replace('        unix_socket_directories: /srv/one\n', '')).toBe(
    committed,
  );
  expect(committed).not.toContain('password:');
});

it('sets all variables of the committed HAProxy', () => {
  const used = [...textOf('haproxy/haproxy.cfg').matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
  const nodes = [1, 2, 3].map((nr) => ({ port: nr, rest: 10 + nr }));
  const env = haproxyEnv({ visitors: 1, api: 2, primary: 3, replicas: 4 }, nodes, [
    [5, 6],
    [7, 8],
  ]);
  expect(Object.keys(env).toSorted()).toEqual([...new Set(used)].toSorted());
  expect(env).toMatchObject({ EDGE_2: '127.0.0.1:6', DATABASE_3: '127.0.0.1:3', PATRONI_PORT_3: '13' });
});

it('takes a cluster for complete when all nodes run and one follows synchronously', () => {
  const member = (role: string, state = 'running') => ({ name: role, role, state });
  expect(isComplete([member('leader'), member('sync_standby'), member('replica')])).toBe(true);
  expect(isComplete([member('leader'), member('replica'), member('replica')])).toBe(false);
  expect(isComplete([member('leader'), member('sync_standby'), member('replica', 'starting')])).toBe(false);
  expect(isComplete([member('replica'), member('sync_standby'), member('replica')])).toBe(false);
});

it('measures the longest time between two responses', () => {
  expect(longestGap([{ at: 5 }, { at: 1 }, { at: 20 }])).toBe(15);
  expect(longestGap([])).toBe(0);
});
