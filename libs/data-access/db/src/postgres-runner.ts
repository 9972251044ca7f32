import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface PostgresRunner {
  /** A command line that runs the command as a user that PostgreSQL accepts. @returns the program and its arguments */
  wrap(command: readonly string[]): [string, string[]];
  /** Lets that user write to a file or folder. */
  own(file: string): Promise<void>;
}

const NOBODY_UID = 65534;
const isRoot = process.getuid?.() === 0;

/**
 * Runs commands of PostgreSQL, which refuses to run as root: as root in a user namespace of their own or, if these are
 * forbidden, as the user nobody.
 * @param dataDir directory of the cluster
 */
export async function postgresRunner(dataDir: string): Promise<PostgresRunner> {
  const plain: PostgresRunner = { wrap: ([command, ...args]) => [command!, args], own: async () => {} };
  if (!isRoot) return plain;
  const unshare = ['unshare', '--user', `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`];
  const allowed = spawnSync(unshare[0]!, [...unshare.slice(1), 'true']).status === 0;
  if (allowed) return { wrap: (command) => ['unshare', [...unshare.slice(1), ...command]], own: async () => {} };
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const own = (file: string) => chown(file, NOBODY_UID, NOBODY_UID);
  await own(dataDir);
  await letOthersPass(path.dirname(dataDir));
  return {
    wrap: (command) => [
      'setpriv',
      ['--reuid', String(NOBODY_UID), '--regid', String(NOBODY_UID), '--clear-groups', ...command],
    ],
    own,
  };
}

/**
 * Another user can only reach the directory if all parent folders are traversable; no other permission is granted.
 */
async function letOthersPass(folder: string): Promise<void> {
  for (let up = folder; up !== path.dirname(up); up = path.dirname(up)) {
    const { mode } = await stat(up);
    if (!(mode & 0o001)) await chmod(up, (mode & 0o7777) | 0o001);
  }
}
