import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { imageryOrigin, workspace } from './instance.ts';

export interface Product {
  process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * Runs `npm start` with its own folder and port, and waits until it reports that it is ready.
 * @param args `--dev`: runs `npm run dev`
 */
export async function startProduct(
  dataDir: string,
  port: number,
  timeoutMs = 900_000,
  args: readonly string[] = [],
): Promise<Product> {
  const child = spawn(process.execPath, [path.join(workspace, 'tools/start/src/main.ts'), ...args], {
    cwd: workspace,
    env: {
      ...process.env,
      UMKREIS_DATA: dataDir,
      PORT: String(port),
      CALENDAR_OWN_HOSTS: 'localhost',
      PRODUCT_SOCIAL_LINK: 'https://social.example/umkreis',
      IMAGERY_URL: `${imageryOrigin}/{z}/{x}/{y}.png`,
      IMAGERY_ATTRIBUTION: '© Luftbild',
      NO_COLOR: '1',
      NX_DAEMON: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`not ready after ${timeoutMs / 1000} s:\n${text}`)), timeoutMs).unref(),
  );
  const died = ended.then(() => {
    throw new Error(`the start ended:\n${text}`);
  });
  await Promise.race([ready, late, died]);
  died.catch(() => {});
  return {
    process: child,
    output: () => text,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
