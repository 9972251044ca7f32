import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

interface Options {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Writes a log line when the process is restarted. */
  log(line: string): void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A process that exits earlier has failed to start; its exit code is returned. */
const STARTED_MS = 10_000;
/** A process that runs this long has started successfully: the restart delay is reset. */
const WELL_MS = 60_000;

/**
 * Runs a process and restarts it when it is killed, as by its watchdog, or exits after its start. The delay
 * grows with each restart. SIGTERM and SIGINT are forwarded, and end both.
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

/** @returns code 1 if the process cannot be started */
function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, signal: null });
    });
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}
