import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

interface Options {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** A line for the log, when the process is started again. */
  log(line: string): void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ends by itself before this time has failed to start; its exit code is passed on. */
const STARTED_MS = 10_000;
/** A process that ran this long has started well: the next pause is short again. */
const WELL_MS = 60_000;

/**
 * Runs a process and starts it again when it is killed, as its watchdog does, or ends by itself later than at its
 * start; after a pause that grows while that goes on. SIGTERM and SIGINT are passed on to it, and end both.
 * @returns the exit code
 */
export async function supervise({ command, args, env, cwd, log }: Options): Promise<number> {
  let child: ChildProcess | undefined;
  let ending: NodeJS.Signals | undefined;
  let wake = () => {};
  const onSignal = (signal: NodeJS.Signals) => {
    ending = signal;
    child?.kill(signal);
    wake();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ;) {
      const started = performance.now();
      child = spawn(command, args, { cwd, env, stdio: 'inherit' });
      const { code, signal } = await ended(child);
      const ranMs = performance.now() - started;
      if (ending || code === 0) return code ?? 1;
      if (signal === null && ranMs < STARTED_MS) return code ?? 1;
      if (ranMs > WELL_MS) pauseMs = FIRST_PAUSE_MS;
      log(`ended by ${signal ?? `exit code ${code}`}, is started again in ${pauseMs} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (ending) return 128 + constants.signals[ending];
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

/** @returns code 1 for a process that can't be started */
function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, signal: null });
    });
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}
