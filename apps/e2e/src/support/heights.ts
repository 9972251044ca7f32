import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { dataDir, workspace } from './instance.ts';

/** An additional edge with the same guides and data. */
export interface OtherEdge {
  /** URL of a guide, without path. */
  url(subdomain: string): string;
  stop(): Promise<void>;
}

/** @param env additional configuration compared to the tests' own edge */
export async function startEdge(env: Record<string, string>): Promise<OtherEdge> {
  const { apiUrl } = JSON.parse(await readFile(path.join(dataDir, 'run.json'), 'utf8')) as { apiUrl: string };
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(workspace, 'apps/edge/src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      UMKREIS_DATA: dataDir,
      API_URL: apiUrl,
      PORT: String(port),
      PRODUCT_ORIGIN: `http://localhost:${port}`,
      ...env,
    },
    stdio: 'inherit',
  });
  await isReady(child, `http://127.0.0.1:${port}/edge/ready`);
  return {
    url: (subdomain) => `http://${subdomain}.localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function isReady(child: ChildProcess, url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end && child.exitCode === null;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGTERM');
  throw new Error('the edge is not ready');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
