import { edgeHealth, type EdgeHealth } from '@umkreis/contract/surface-error.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { startService, waitForSuccess } from '../services.ts';

export interface EdgeOnBucket {
  health(): Promise<EdgeHealth>;
  /** Status and text of the main site's page. */
  page(): Promise<{ status: number; text: string }>;
  /** Waits for the condition. @throws Error after 30 s, with the health */
  until(isSo: () => Promise<boolean>): Promise<void>;
  stop(): Promise<void>;
  /** Time from start to the first response, ms */
  startMs: number;
}

const NO_API = 'http://127.0.0.1:9';

/** Starts an edge process that follows a bucket. @param dataDir may contain its copy of the releases */
export async function startEdgeOnBucket(
  dataDir: string,
  bucket: Record<string, string>,
  firstPort: number,
): Promise<EdgeOnBucket> {
  const port = await freePortFrom(firstPort);
  const url = `http://127.0.0.1:${port}`;
  let ended: string | undefined;
  const started = performance.now();
  const service = startService({
    name: 'edge',
    args: ['apps/edge/src/main.ts'],
    env: {
      ...bucket,
      UMKREIS_DATA: dataDir,
      PORT: String(port),
      API_URL: NO_API,
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
    },
    onExit: (_name, output) => {
      ended = output;
      return false;
    },
  });
  try {
    await waitForSuccess(`${url}/edge/health`, 30_000, () => ended);
  } catch (error) {
    await service.stop();
    throw error;
  }
  const read = (at: string) => fetch(url + at, { signal: AbortSignal.timeout(10_000) });
  const health = async () => edgeHealth.parse(await (await read('/edge/health')).json());
  return {
    startMs: performance.now() - started,
    health,
    async page() {
      const response = await read('/');
      return { status: response.status, text: await response.text() };
    },
    async until(isSo) {
      for (const end = Date.now() + 30_000; !(await isSo());) {
        if (Date.now() > end) throw new Error(`It does not become so: ${JSON.stringify(await health())}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: () => service.stop(),
  };
}
