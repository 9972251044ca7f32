import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What a thread of a `TaskPool` sends: first this, then one answer for each task. */
export const READY = 'ready';
export type TaskAnswer<Result> = { result: Result } | { error: string };

/** Niceness of a thread whose results nobody waits for, as setpriority(2) counts it. */
const BACKGROUND = 10;

interface Options {
  /** Leaves the processors to everything else. On Linux, where a thread has a priority of its own. */
  isBackground?: boolean;
}

/** The script of a `TaskPool` calls it once. @param work on one task at a time; what it throws rejects the task */
export function answerTasks<Input, Result>(
  work: (input: Input) => Result | Promise<Result>,
  { isBackground = false }: Options = {},
): void {
  if (isBackground && process.platform === 'linux') setPriority(BACKGROUND);
  const answer = async (input: Input): Promise<TaskAnswer<Result>> => {
    try {
      return { result: await work(input) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort!.on('message', (input: Input) => {
    void answer(input).then((response) => parentPort!.postMessage(response));
  });
  parentPort!.postMessage(READY);
}
