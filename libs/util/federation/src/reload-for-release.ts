import { versionsPath, type ReleaseVersions } from '@umkreis/contract/releases.ts';

const KEY = 'umkreis:reloaded';
const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 10_000;

interface Page {
  /** The live versions for this host, uncached. @throws if the edge does not respond */
  liveVersions(): Promise<ReleaseVersions>;
  reload(): void;
  now(): number;
  /** Stores the time of the last reload. @throws if a frame has no access to storage */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
}

const browser: Page = {
  async liveVersions() {
    const response = await fetch(versionsPath, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${versionsPath} answered ${response.status}`);
    return (await response.json()) as ReleaseVersions;
  },
  reload: () => location.reload(),
  now: () => Date.now(),
  storage: () => sessionStorage,
};

/** Surface and version of a release file that could not be loaded; null for every other error. */
export function missingRelease(error: unknown): { surface: string; version: string } | null {
  if (!(error instanceof Error)) return null;
  const { request = '' } = error as Error & { request?: string };
  const isMissing =
    error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported|RUNTIME-008/i.test(error.message);
  const [, surface, version] = /\/releases\/([\w-]+)\/([^/\s]+)\//.exec(`${request} ${error.message}`) ?? [];
  return isMissing && surface && version ? { surface, version } : null;
}

/**
 * Reloads the page if a file is missing because a newer release has replaced it, i.e. only if the edge reports
 * another version, and at most once in 60 s. It does not reload while offline or if the file is missing for
 * another reason.
 * @returns whether it reloads
 */
export async function reloadForRelease(error: unknown, page: Page = browser): Promise<boolean> {
  const missing = missingRelease(error);
  if (!missing) return false;
  try {
    const { [missing.surface]: live } = await page.liveVersions();
    if (!live || live === missing.version) return false;
    const storage = page.storage();
    if (page.now() - Number(storage.getItem(KEY) ?? 0) < INTERVAL_MS) return false;
    storage.setItem(KEY, String(page.now()));
  } catch {
    return false;
  }
  page.reload();
  return true;
}
