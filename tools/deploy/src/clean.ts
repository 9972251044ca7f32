import type { ReleaseStore } from './release-store.ts';

/** Minimum age: a deployment may be uploading a version that no pointer names yet. */
const YOUNGEST_MS = 3_600_000;
const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** @param text like '12h' or '7d' @returns ms @throws Error if it is invalid, or less than an hour */
export function ageOf(text = '7d'): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const age = Number(count) * units[unit as keyof typeof units];
  if (!(age >= YOUNGEST_MS)) throw new Error(`'--older-than ${text}' is no age of at least 1h: write 90m, 12h or 7d.`);
  return age;
}

interface Options {
  olderThanMs: number;
  /** Dry run: report without removing. */
  isDry: boolean;
  report: (line: string) => void;
  /** Current time, ms */
  now?: number;
}

/** Removes leftovers of deployments that no pointer names. @throws Error if the store cannot be listed */
export async function clean(store: ReleaseStore, { olderThanMs, isDry, report, now = Date.now() }: Options) {
  const { versions, skipped } = await store.abandoned(new Date(now - olderThanMs));
  skipped.forEach(report);
  for (const { place, changedAt, files, remove } of versions) {
    if (!isDry) await remove();
    const written = changedAt.toISOString().slice(0, 16).replace('T', ' ');
    report(`${isDry ? 'would be removed' : 'removed'}: ${place}, ${files} files, last written ${written} UTC`);
  }
  if (versions.length === 0) report('Nothing is abandoned.');
}
