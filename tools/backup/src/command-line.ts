import { BackupError } from './backup-error.ts';

const USAGE_ERRORS = /^ERR_PARSE_ARGS/;

/** Runs a command; usage errors are printed as a message. */
export async function asCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!(error instanceof BackupError) && !USAGE_ERRORS.test(code)) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

export const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
