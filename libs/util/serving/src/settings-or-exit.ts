import { StartError } from './start-error.ts';

/** Reads the settings of a process; wrong ones end it with sentences instead of a stack trace. */
export function settingsOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exit(error);
  }
}

/** Opens what a process needs; if the operator has to do something first, it ends with a sentence. */
export async function openedOrExit<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    return exit(error);
  }
}

function exit(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(error.exitCode);
}
