const KEY = 'umkreis:reloaded';
const INTERVAL_MS = 60_000;

/** A chunk that is gone was replaced by a newer release. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      /loading (css )?chunk|dynamically imported module|RUNTIME-008/i.test(error.message))
  );
}

/**
 * Reloads the page, at most once in 60 s.
 * @returns false when the last reload was less than 60 s ago; nothing happens then
 */
export function reloadOnce(
  now = Date.now(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  reload = () => location.reload(),
): boolean {
  if (now - Number(storage.getItem(KEY) ?? 0) < INTERVAL_MS) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}
