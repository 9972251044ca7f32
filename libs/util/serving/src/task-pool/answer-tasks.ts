import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** First message of a `TaskPool` thread; then one result per task. */
const READY = 'ready';
export type TaskOutcome<Result> = { result: Result } | { error: string };

/** Niceness of a background thread, as in setpriority(2). */
const BACKGROUND = 10;

interface Options {
  /** Lowers the priority of the thread. Only on Linux, where threads have their own priority. */
  isBackground?: boolean;
}

/** Called once by the script of a `TaskPool`. @param work handles one task at a time; an error rejects the task */
export function handleTasks<Input, Result>(
  work: (input: Input) => Result | Promise<Result>,
  { isBackground = false }: Options = {},
): void {
  if (isBackground && process.platform === 'linux') setPriority(BACKGROUND);
  const outcomeOf = async (input: Input): Promise<TaskOutcome<Result>> => {
    try {
      return { result: await work(input) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort!.on('message', (input: Input) => {
    void outcomeOf(input).then((response) => parentPort!.postMessage(response));
  });
  parentPort!.postMessage(READY);
}
