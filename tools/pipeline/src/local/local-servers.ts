import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { runCommand } from '../shared/run-command.ts';
import type { Servers } from '../shared/servers.ts';
import type { LocalSetup } from './local-setup.ts';

/** Replaces the processes of the local set-up, as an operator's commands do. */
export function localServers(setup: LocalSetup): Servers {
  const { production } = setup;
  const serve = path.join(workspace, 'tools/start/src/serve.ts');
  return {
    async migrate() {
      await runCommand([process.execPath, serve, 'jobs', '--migrate'], {
        cwd: workspace,
        env: {
          NODE_ENV: 'production',
          DATABASE_URL: production.databaseUrl,
          UMKREIS_DATA: production.dataDir,
          ...setup.env.jobs,
        },
      });
      return 'The database is migrated.';
    },
    async replace(name, semver) {
      const served = { api: production.apis, jobs: production.jobs, edge: production.edges }[name];
      for (const one of served) {
        await one.end();
        await one.start();
        if (production.apis.includes(one)) await waitUntilWell(`${one.url}/health`, setup.readyMs);
      }
      return `${name} ${semver}: ${served.length} processes replaced one after another.`;
    },
  };
}

/** An API without its database is ready, since it serves what it has stored; it may not replace another one. */
async function waitUntilWell(url: string, ms: number): Promise<void> {
  for (const end = Date.now() + ms; ; await wait(200)) {
    const health = (await (await fetch(url)).json()) as { status: string };
    if (health.status === 'ok') return;
    if (Date.now() > end) throw new Error(`${url} is ${health.status}: ${JSON.stringify(health)}`);
  }
}
