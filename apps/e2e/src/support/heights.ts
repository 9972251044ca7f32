import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { BEYOND_EAST, BEYOND_NORTH, height, toLonLat, type Point } from '@umkreis/demo-region/shared/terrain.ts';
import { heightsArchive } from '@umkreis/osm-import/testing/heights-archive.ts';
import { dataDir, workspace } from './instance.ts';

/** A PMTiles archive of the invented valley's terrain, Terrarium PNG of zoom 8 to 12. */
export function valleyHeights(): Promise<Uint8Array> {
  const step = 1000;
  const [middle, corner] = [toLonLat([0, 0]), toLonLat([step, step])];
  const pointOf = ([lon, lat]: readonly number[]): Point => [
    ((lon! - middle[0]) / (corner[0] - middle[0])) * step,
    ((lat! - middle[1]) / (corner[1] - middle[1])) * step,
  ];
  return heightsArchive({
    bounds: [...toLonLat([-BEYOND_EAST, -BEYOND_NORTH]), ...toLonLat([BEYOND_EAST, BEYOND_NORTH])],
    minZoom: 8,
    maxZoom: 12,
    height: (position) => height(pointOf(position)),
  });
}

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
