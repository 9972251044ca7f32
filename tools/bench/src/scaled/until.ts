import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;

/** Waits until a test returns true; an error counts as false. @throws Error that says what did not happen */
export async function until(
  what: string,
  longestMs: number,
  isTrue: () => Promise<boolean> | boolean,
  detail: () => string = () => '',
): Promise<void> {
  let last = '';
  for (const end = Date.now() + longestMs; Date.now() < end; await wait(PAUSE_MS)) {
    try {
      if (await isTrue()) return;
    } catch (error) {
      last = String(error);
    }
  }
  throw new Error(`Not within ${longestMs / 1000} s: ${what}. ${last}\n${detail()}`);
}
