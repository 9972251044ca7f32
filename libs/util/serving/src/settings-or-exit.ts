import { StartError } from './start-error.ts';

/** Reads the settings of a process; wrong ones end it with sentences instead of a stack trace. */
export function settingsOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(error.exitCode);
  }
}
