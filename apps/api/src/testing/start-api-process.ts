import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bareEnv } from '@umkreis/serving/bare-env.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';

export interface ApiProcess {
  url: string;
  /** Where it serves /metrics */
  metricsUrl: string;
  /** What it has printed so far, one JSON object per line */
  lines(): { level: string; msg: string; component?: string; [field: string]: unknown }[];
  /** All that it has printed */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the API as a process of its own, as it runs next to the jobs, with the log level of production. */
export async function startApiProcess(env: Record<string, string>, firstPort: number): Promise<ApiProcess> {
  const port = await freePortFrom(firstPort);
  const metricsPort = await freePortFrom(port + 1);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...bareEnv(),
      NODE_ENV: 'test',
      RUNS_JOBS: 'false',
      API_PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, 'exit');
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}`,
    output: () => output,
    lines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as ReturnType<ApiProcess['lines']>[number]),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
