import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../../..');

export interface Service {
  name: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

interface Options {
  name: string;
  args: string[];
  env: Record<string, string | undefined>;
  cwd?: string;
  onExit(name: string, lastOutput: string): void;
  /** Receives everything that the process prints, unless VERBOSE shows it anyway. */
  onOutput?(text: string): void;
}

/** Starts a Node process that ends with this one. */
export function startService({ name, args, env, cwd = workspace, onExit, onOutput }: Options): Service {
  const child = spawn(process.execPath, ['--import', path.join(import.meta.dirname, 'end-with-parent.ts'), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Separate process group: Ctrl-C only reaches the start command, which stops the services in order.
    detached: true,
  });
  let output = '';
  let stopping = false;
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
    if (process.env.VERBOSE) process.stderr.write(`[${name}] ${chunk.toString()}`);
    else onOutput?.(chunk.toString());
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.once('exit', () => {
    if (!stopping) onExit(name, output.trim());
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      const force = setTimeout(() => child.kill('SIGKILL'), 5000);
      child.once('exit', () => {
        clearTimeout(force);
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { name, process: child, stop };
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;
/** A process that ran this long has started successfully: the restart delay is reset. */
const WELL_MS = 5000;

interface RestartOptions extends Omit<Options, 'onExit'> {
  /** Called each time the process exits by itself; false: it is not restarted. */
  onExit(name: string, lastOutput: string): boolean;
}

/** Starts a service that is restarted when it exits by itself, with growing delays. */
export function startRestartingService({ onExit, ...options }: RestartOptions): Service {
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let started = 0;
  const start = (): Service => {
    started = Date.now();
    return startService({
      ...options,
      onExit(name, output) {
        if (!onExit(name, output)) return;
        pause = Date.now() - started > WELL_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
        timer = setTimeout(() => {
          current = start();
        }, pause);
      },
    });
  };
  let current = start();
  return {
    name: options.name,
    get process() {
      return current.process;
    },
    stop() {
      clearTimeout(timer);
      return current.stop();
    },
  };
}

/** Waits until a URL responds with success. @throws Error after the timeout, in ms */
export async function waitForSuccess(
  url: string,
  timeoutMs: number,
  failed: () => string | undefined,
  headers: Record<string, string> = {},
): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const failure = failed();
    if (failure !== undefined) throw new Error(failure);
    try {
      if ((await fetch(url, { headers, signal: AbortSignal.timeout(2000) })).ok) return;
    } catch {
      /* not yet */
    }
    if (Date.now() > end) throw new Error(`no response from ${url} within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
