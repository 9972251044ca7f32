import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import {
  edgeHealth,
  type EdgeHealth,
  type SurfaceHealth,
  type VersionHealth,
} from '@umkreis/contract/release-fault.ts';
import { readPointers } from './pointers.ts';
import { currentRun } from './run-file.ts';

/** Where the edge answers: EDGE_URL, else the product that runs on the data folder; null when neither is there. */
export const edgeUrl = async (dataDir: string): Promise<string | null> =>
  process.env.EDGE_URL ?? (await currentRun(dataDir))?.url ?? null;

/** @throws Error when the edge does not answer with its health */
export async function readHealth(url: string): Promise<EdgeHealth> {
  const response = await fetch(new URL('/edge/health', url), { signal: AbortSignal.timeout(5000) });
  return edgeHealth.parse(await response.json());
}

/** What is live, what a canary gets and how they fare, in lines for a terminal. */
export async function statusLines(dataDir: string, health: EdgeHealth | null): Promise<string[]> {
  const pointers = await readPointers(path.join(dataDir, 'releases'));
  const lines = surfaces.flatMap((surface) => {
    const pointer = pointers[surface];
    if (!pointer) return [`${surface.padEnd(10)} never released`];
    const { current, canary, previous } = health?.surfaces[surface] ?? {};
    const line = (name: string, version: string, fares?: VersionHealth, more = '') =>
      `${name.padEnd(10)} ${version}${more}${fares ? `  ${faresAs(fares)}` : ''}`;
    const since = pointer.since ? `  live since ${pointer.since.slice(0, 16).replace('T', ' ')} UTC` : '';
    const [before] = pointer.previous;
    return [
      line(surface, pointer.current, current, since),
      ...(pointer.canary
        ? [line('  canary', pointer.canary.version, canary, `  branches ${pointer.canary.branches.join(', ')}`)]
        : []),
      ...(before === undefined ? [] : [line('  before', before, previous)]),
      ...(pointer.undone?.length ? [`  taken back ${pointer.undone.join(', ')}`] : []),
    ];
  });
  const words = health
    ? surfaces.flatMap((surface) => troubleOf(health.surfaces[surface]))
    : ['The edge does not answer, so nothing is known of errors: start it, or name it in EDGE_URL.'];
  return [...lines, '', ...(words.length ? words : ['No release is worse than the one before.'])];
}

const faresAs = ({ loads, faults, recentLoads, recentFaults }: VersionHealth) =>
  `${faults} of ${loads} pages failed (last 15 minutes: ${recentFaults} of ${recentLoads})`;

/** What is wrong with a surface, and the command that takes it back. */
export const troubleOf = (health: SurfaceHealth | undefined): string[] =>
  health?.status === 'degraded'
    ? [health.reason ?? 'Something is wrong.', ...(health.rollback ? [`To go back: ${health.rollback}`] : [])]
    : [];

const STEP_MS = 5000;

/**
 * Watches released surfaces for a while; says so as soon as one is worse than the release before.
 * @returns true when none was
 */
export async function watchReleases(
  names: readonly Surface[],
  { url, ms, say, stepMs = STEP_MS }: { url: string; ms: number; say: (line: string) => void; stepMs?: number },
): Promise<boolean> {
  for (const end = Date.now() + ms; ;) {
    const health = await readHealth(url);
    const words = names.flatMap((name) => troubleOf(health.surfaces[name]));
    if (words.length) {
      words.forEach(say);
      return false;
    }
    if (Date.now() >= end) {
      for (const name of names) {
        const { current, canary } = health.surfaces[name] ?? {};
        if (current) say(`${name} ${(canary ?? current).version}: ${faresAs(canary ?? current)}.`);
      }
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(stepMs, Math.max(end - Date.now(), 0))));
  }
}
