import { commandSentence } from '@umkreis/db/command-sentence.ts';
import { isStorageFull } from '@umkreis/serving/storage-state.ts';
import { BackupError } from './backup-error.ts';

const USAGE_ERRORS = /^ERR_PARSE_ARGS/;
/** PostgreSQL's programs report a full disk as text. */
const FULL = /No space left on device/;

/**
 * Runs a command. Errors that its operator can resolve are printed as a sentence: usage, a full disk, a file that can't
 * be read or written, a database that can't be used; the exit code is 1.
 * @param onFullDisk what a full disk means for this command
 */
export async function asCommand(run: () => Promise<void>, onFullDisk: () => string): Promise<void> {
  try {
    await run();
  } catch (error) {
    const sentence = sentenceOf(error as NodeJS.ErrnoException, onFullDisk);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

function sentenceOf(error: NodeJS.ErrnoException, onFullDisk: () => string): string | undefined {
  const { code = '', message, syscall, path } = error;
  if (isStorageFull(error) || FULL.test(message)) return onFullDisk();
  if (error instanceof BackupError || USAGE_ERRORS.test(code)) return message;
  if (syscall && path) return `${path} can't be read or written: ${message}`;
  return commandSentence(error);
}

export const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
