import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const OUTPUT_CHARS = 6000;

/** A server of the set-up in a process group of its own. */
export interface ServerProcess {
  readonly output: string;
  isRunning(): boolean;
  /** @param signal default SIGTERM, to the server only @returns when it has exited */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Kills the server and all its children, as if their machine was lost. */
  kill(): Promise<void>;
}

interface Options {
  env?: Readonly<Record<string, string>>;
  cwd?: string;
}

/** Starts a command line. */
export function startServer([command, args]: [string, string[]], { env = {}, cwd }: Options = {}): ServerProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    cwd,
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_CHARS);
    });
  child.on('error', (error) => {
    output += String(error);
  });
  const exit = once(child, 'exit').catch(() => {});
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    get output() {
      return output;
    },
    isRunning,
    async stop(signal = 'SIGTERM') {
      if (!isRunning()) return;
      child.kill(signal);
      await exit;
    },
    async kill() {
      if (child.pid !== undefined) killGroup(child);
      await exit;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
