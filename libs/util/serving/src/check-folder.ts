import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether files are named and none of them is in the folder. */
export async function hasNoneOf(folder: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) if (await exists(path.join(folder, name))) return false;
  return names.length > 0;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Checks that the data folder exists and can be written.
 * @param names files of which it contains at least one, relative to it; none: an empty folder is right
 * @returns a sentence if it fails
 */
export async function checkFolder(folder: string, names: readonly string[] = []): Promise<string | undefined> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => error.code);
  if (typeof found !== 'object') return `The data folder ${folder} cannot be read (${found}): mount or create it.`;
  if (!found.isDirectory()) return `The data folder ${folder} is not a folder.`;
  const code = await access(folder, constants.W_OK).catch((error: NodeJS.ErrnoException) => error.code);
  if (code !== undefined) return `The data folder ${folder} cannot be written (${code}).`;
  return (await hasNoneOf(folder, names))
    ? `The data folder ${folder} has none of the files that the database names: its volume may not be mounted.`
    : undefined;
}
