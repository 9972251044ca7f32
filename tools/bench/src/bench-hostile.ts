import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { attacks, type Target } from './hostile/attacks.ts';
import { visit, type Visit } from './hostile/visitor.ts';
import { runningProduct } from './running-product.ts';

const QUIET_MS = 15_000;
const ALONE_MS = 10_000;
const TOGETHER_MS = 60_000;
/** Time for the attackers to occupy their resources, ms. */
const START_MS = 2000;
/** Maximum p99 of a visitor during all attacks, as a multiple of that without. */
const GOAL = 3;

/**
 * Measures a visitor next to one hostile client: first without attacks, then during each attack alone, then during
 * all of them for 60 s. `--only floods,slow\ bodies` selects attacks, `--seconds 20` shortens the end.
 */
export async function benchHostile(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const names = option('--only')?.split(',') ?? Object.keys(attacks);
  const togetherMs = Number(option('--seconds') ?? TOGETHER_MS / 1000) * 1000;
  const { run, end } = await runningProduct();
  try {
    const url = new URL(run.url);
    const branches = (await (await fetch(run.apiUrl + apiPaths.branches)).json()) as Branch[];
    const branch = branches.find(({ shortId }) => shortId === 1)!;
    const target: Target = {
      address: '127.0.0.1',
      port: Number(url.port),
      host: `${branch.subdomain}.${url.host}`,
      large: `/api${apiPaths.basemapAll}`,
    };
    const paths = [
      '/map',
      `/json/${branch.basemapItemJsonFileNameProduction}`,
      `/api${apiPaths.branches}`,
      '/api/items/search/?text=gast&branch=1',
    ];
    await visit(target, paths, START_MS);
    const quiet = await visit(target, paths, QUIET_MS);
    say('in quiet', quiet, quiet);
    if (names.length > 1 && !option('--seconds'))
      for (const name of names) say(name, await visitDuring([name], ALONE_MS), quiet);
    const all = await visitDuring(names, togetherMs);
    say(names.length > 1 ? 'all at once' : names[0]!, all, quiet);
    const isWithinGoal = all.failed === 0 && all.p99 <= GOAL * quiet.p99;
    console.log(isWithinGoal ? `passed: p99 is at most ${GOAL} times that without attacks` : 'NOT held');
    if (!isWithinGoal) process.exitCode = 1;

    async function visitDuring(some: readonly string[], ms: number): Promise<Visit> {
      const attacker = fork(path.join(import.meta.dirname, 'hostile/attacker.ts'), [
        JSON.stringify({ target, names: some }),
      ]);
      try {
        await new Promise((resolve) => setTimeout(resolve, START_MS));
        return await visit(target, paths, ms);
      } finally {
        const exited = once(attacker, 'exit');
        attacker.kill();
        await exited;
      }
    }
  } finally {
    await end();
  }
}

const say = (what: string, { requests, failed, median, p99, longest }: Visit, quiet: Visit) =>
  console.log(
    `${what.padEnd(20)} ${requests} asked, ${failed} failed, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (× ${(p99 / quiet.p99).toFixed(1)}), longest ${longest.toFixed(0)} ms`,
  );
