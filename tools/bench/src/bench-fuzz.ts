import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { workspace } from '@umkreis/start/services.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { processesOf } from './measure/cpu-time.ts';
import { runningProduct } from './running-product.ts';

const CALLS = 50_000;
const STAFF = 'staff@umkreis.example';

/**
 * Fuzzes edge and API, half of the calls as staff: `--calls 5000`, `--seed 7`. Writes arbitrary data, so it starts
 * a product of its own unless UMKREIS_DATA names one.
 */
export async function benchFuzz(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : undefined);
  const seed = option('--seed') ?? Math.floor(Math.random() * 1e9);
  const calls = option('--calls') ?? CALLS;
  const { run, dataDir, end } = await runningProduct();
  try {
    const [edge, api] = [new URL(run.url), new URL(run.apiUrl)];
    const branches = (await (await fetch(run.apiUrl + apiPaths.branches)).json()) as Branch[];
    const token = execFileSync(process.execPath, [path.join(workspace, 'tools/dev-identity/src/token.ts'), STAFF], {
      env: { ...process.env, UMKREIS_DATA: dataDir },
      encoding: 'utf8',
    }).trim();
    const started = performance.now();
    const { statuses, failures } = await runFuzz(
      {
        edge: { host: '127.0.0.1', port: Number(edge.port) },
        api: { host: api.hostname, port: Number(api.port) },
        branch: `${branches.find(({ shortId }) => shortId === 1)!.subdomain}.${edge.host}`,
      },
      {
        seed,
        calls,
        token,
        pids: {
          api: await processesOf(run.pid, 'apps/api/src/main.ts'),
          edge: await processesOf(run.pid, 'apps/edge/src/main.ts'),
        },
        onRound: (done) => process.stderr.write(`\r${done}`),
      },
    );
    const seconds = (performance.now() - started) / 1000;
    console.log(`\nseed ${seed}, ${calls} calls in ${seconds.toFixed(0)} s: ${JSON.stringify(statuses)}`);
    for (const failure of failures.slice(0, 40)) console.log(failure);
    console.log(
      `${failures.length} responses with status ≥ 500 or none, large rejections, or calls of over 50 ms of CPU`,
    );
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await end();
  }
}
