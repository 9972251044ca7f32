import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The sources that something was built from. */
export interface SourceState {
  /** SHA-1 of the commit, 40 hexadecimal digits; undefined: unknown, as without git */
  commit?: string;
  /** Whether files differed from the commit. */
  isDirty?: boolean;
}

const COMMIT = /^[0-9a-f]{40}$/;
const workspace = path.resolve(import.meta.dirname, '../../../..');

/**
 * The commit of the running sources: BUILD_COMMIT and BUILD_DIRTY of an image, else that of the git repository.
 * @param folder of the repository
 */
export async function readSourceState(env: NodeJS.ProcessEnv, folder = workspace): Promise<SourceState> {
  const given = env.BUILD_COMMIT ?? '';
  if (COMMIT.test(given)) return { commit: given, isDirty: env.BUILD_DIRTY === 'true' };
  // --no-optional-locks: another command may be using the index.
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', ['--no-optional-locks', '-C', folder, ...args]);
    return stdout.trim();
  };
  try {
    // A folder without git may be inside of another repository.
    if ((await realpath(await git('rev-parse', '--show-toplevel'))) !== (await realpath(folder))) return {};
    const [commit, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
    return COMMIT.test(commit) ? { commit, isDirty: changes !== '' } : {};
  } catch {
    return {};
  }
}

let own: Promise<SourceState> | undefined;

/** The sources of this process, as of its first call. */
export const sourceState = (): Promise<SourceState> => (own ??= readSourceState(process.env));

/** '3f2a9c10', or '3f2a9c10 with uncommitted changes'; undefined: unknown */
export const commitText = ({ commit, isDirty }: SourceState): string | undefined =>
  commit && `${commit.slice(0, 8)}${isDirty ? ' with uncommitted changes' : ''}`;
