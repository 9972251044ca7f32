import type { Health } from '@umkreis/contract/health.ts';
import type { DatabaseNode } from './patroni-cluster.ts';
import type { ScaledSetup } from './scaled-setup.ts';
import { until } from './until.ts';

const NOTICED_MS = 60_000;

/** Reads by where they were served, of both APIs, from their metrics. */
export async function readsOf({ production }: ScaledSetup): Promise<{ replica: number; primary: number }> {
  const texts = await Promise.all(
    production.apis.map(async ({ metrics }) => (await fetch(`${metrics}/metrics`)).text()),
  );
  const sum = (target: string) =>
    texts.reduce(
      (all, text) =>
        all + Number(new RegExp(`umkreis_database_reads\\{target="${target}".*\\} (\\d+)`).exec(text)?.[1]),
      0,
    );
  return { replica: sum('replica'), primary: sum('primary') };
}

/** Waits until both APIs report a cause about the replica. @param isSo of undefined: it works */
export const untilReplica = ({ production }: ScaledSetup, isSo: (cause: string | undefined) => boolean) =>
  until('both APIs report it about the replica', NOTICED_MS, async () => {
    const all = await Promise.all(
      production.apis.map(async ({ url }) => (await (await fetch(`${url}/health`)).json()) as Health),
    );
    return all.every(({ problems = [] }) => isSo(problems.find(({ component }) => component === 'replica')?.cause));
  });

export async function replicasOf({ cluster }: ScaledSetup): Promise<DatabaseNode[]> {
  const leader = await cluster.leader();
  return cluster.nodes.filter((node) => node !== leader);
}
