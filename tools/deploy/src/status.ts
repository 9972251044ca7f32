import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import {
  edgeHealth,
  type EdgeHealth,
  type SurfaceHealth,
  type VersionHealth,
} from '@umkreis/contract/surface-error.ts';
import { commitText } from '@umkreis/serving/source-state.ts';
import type { Overview } from './release-store.ts';
import { currentRun } from './run-file.ts';

/** Where the edge listens unless PORT is set. */
const DEFAULT_PORT = 4200;

/**
 * URLs of the edges: EDGE_URL, comma-separated, otherwise of the product running on the data folder, otherwise the edge
 * that `npm run serve` started on this machine, at PORT; empty if there is none.
 */
export async function edgeUrls(dataDir: string): Promise<string[]> {
  const named = (process.env.EDGE_URL ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  const run = named.length === 0 ? await currentRun(dataDir) : undefined;
  if (named.length > 0 || run) return run ? [run.url] : named;
  const served = `http://127.0.0.1:${process.env.PORT || DEFAULT_PORT}`;
  return (await readHealth(served).catch(() => null)) ? [served] : [];
}

/**
 * Merges the health of several edges, each of which counts the pages that it sent.
 * @returns null if none responds
 */
export async function readHealthOfAll(urls: readonly string[]): Promise<EdgeHealth | null> {
  const results = await Promise.all(urls.map((url) => readHealth(url).catch(() => null)));
  return results
    .filter((result) => result !== null)
    .reduce<EdgeHealth | null>((sum, one) => (sum === null ? one : together(sum, one)), null);
}

function together(a: EdgeHealth, b: EdgeHealth): EdgeHealth {
  const names = surfaces.filter((surface) => a.surfaces[surface] ?? b.surfaces[surface]);
  const isDegraded = a.status === 'degraded' || b.status === 'degraded';
  return {
    status: isDegraded ? 'degraded' : 'ok',
    reason: a.reason ?? b.reason,
    version: a.version === b.version ? a.version : [a.version, b.version].filter(Boolean).join(' and '),
    ...(a.commit === b.commit && { commit: a.commit, isDirty: (a.isDirty ?? false) || (b.isDirty ?? false) }),
    startedAt: [a.startedAt, b.startedAt].filter((at) => at !== undefined).toSorted()[0],
    surfaces: Object.fromEntries(
      names.map((surface) => {
        const [one, other] = [a.surfaces[surface], b.surfaces[surface]];
        if (!one || !other) return [surface, (one ?? other)!];
        const worse = one.status === 'degraded' ? one : other;
        return [
          surface,
          {
            ...worse,
            current: summed(one.current, other.current),
            previous: one.previous && other.previous ? summed(one.previous, other.previous) : one.previous,
            canary: one.canary && other.canary ? { ...one.canary, ...summed(one.canary, other.canary) } : one.canary,
          },
        ];
      }),
    ),
  };
}

/** Sums counts of the same version; right after a release, edges may count different versions. */
const summed = (a: VersionHealth, b: VersionHealth): VersionHealth =>
  a.version === b.version
    ? {
        version: a.version,
        ...(a.semver && { semver: a.semver }),
        loads: a.loads + b.loads,
        faults: a.faults + b.faults,
        recentLoads: a.recentLoads + b.recentLoads,
        recentFaults: a.recentFaults + b.recentFaults,
      }
    : a;

/** @throws Error if the edge does not respond with its health */
async function readHealth(url: string): Promise<EdgeHealth> {
  const response = await fetch(new URL('/edge/health', url), { signal: AbortSignal.timeout(5000) });
  return edgeHealth.parse(await response.json());
}

/** Live versions, canaries, their error rates and incomplete releases, as lines for a terminal. */
export function statusLines({ pointers, semvers, commits, problems }: Overview, health: EdgeHealth | null): string[] {
  const lines = surfaces.flatMap((surface) => {
    const pointer = pointers[surface];
    if (!pointer) return [`${surface.padEnd(10)} never released`];
    const { current, canary, previous } = health?.surfaces[surface] ?? {};
    const named = (version: string) => namedVersion(version, semvers[`${surface}/${version}`]);
    const builtFrom = (version: string) => {
      const commit = commits[`${surface}/${version}`];
      return commit === undefined ? '' : `, commit ${commit}`;
    };
    const line = (name: string, version: string, fares?: VersionHealth, more = '') =>
      `${name.padEnd(10)} ${named(version)}${builtFrom(version)}${more}${fares ? `  ${faresAs(fares)}` : ''}`;
    const since = (at: string | undefined) => (at ? ` since ${at.slice(0, 16).replace('T', ' ')} UTC` : '');
    const retained = Object.keys(pointer.left ?? {}).filter(
      (version) => !pointer.previous.includes(version) && !pointer.undone?.includes(version),
    );
    const [before] = pointer.previous;
    return [
      line(surface, pointer.current, current, `  live for all${since(pointer.since)}`),
      ...(pointer.canary
        ? [
            line(
              '  canary',
              pointer.canary.version,
              canary,
              `  live for branches ${pointer.canary.branches.join(', ')}${since(pointer.canary.since)}`,
            ),
          ]
        : []),
      ...(before === undefined ? [] : [line('  before', before, previous)]),
      ...(retained.length ? [`  retained for pages that are still open: ${retained.map(named).join(', ')}`] : []),
      ...(pointer.undone?.length ? [`  taken back ${pointer.undone.map(named).join(', ')}`] : []),
    ];
  });
  const commitOfEdge = health && commitText(health);
  const servers = health?.version
    ? [`edge       ${health.version}${commitOfEdge === undefined ? '' : `, commit ${commitOfEdge}`}`]
    : [];
  const summary = health
    ? [...(health.reason ? [health.reason] : []), ...surfaces.flatMap((surface) => troubleOf(health.surfaces[surface]))]
    : [
        'The edge does not answer, so its errors are unknown: start it, or name it in EDGE_URL (or PORT on this machine).',
      ];
  const all = [...problems, ...summary];
  return [...lines, ...servers, '', ...(all.length ? all : ['No release is worse than the one before.'])];
}

/** '1.2.0 (20261126-091500123-3f2a9c10)'; releases before version 1 have no semantic version. */
const namedVersion = (version: string, semver: string | undefined) => (semver ? `${semver} (${version})` : version);

const faresAs = ({ loads, faults, recentLoads, recentFaults }: VersionHealth) =>
  `${faults} of ${loads} pages failed (last 15 minutes: ${recentFaults} of ${recentLoads})`;

/** The problem of a surface, and the rollback command. */
const troubleOf = (health: SurfaceHealth | undefined): string[] =>
  health?.status === 'degraded'
    ? [health.reason ?? 'Something is wrong.', ...(health.rollback ? [`To go back: ${health.rollback}`] : [])]
    : [];

const STEP_MS = 5000;

/**
 * Watches released surfaces for a while; reports immediately if one is worse than the previous release.
 * @returns true if none was
 */
export async function watchReleases(
  names: readonly Surface[],
  {
    urls,
    ms,
    say,
    stepMs = STEP_MS,
  }: { urls: readonly string[]; ms: number; say: (line: string) => void; stepMs?: number },
): Promise<boolean> {
  for (const end = Date.now() + ms; ;) {
    const health = await readHealthOfAll(urls);
    if (health === null) throw new Error('No edge responds any more.');
    const summary = names.flatMap((name) => troubleOf(health.surfaces[name]));
    if (summary.length) {
      summary.forEach(say);
      return false;
    }
    if (Date.now() >= end) {
      for (const name of names) {
        const { current, canary } = health.surfaces[name] ?? {};
        if (current) {
          const watched = canary ?? current;
          say(`${name} ${namedVersion(watched.version, watched.semver)}: ${faresAs(watched)}.`);
        }
      }
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(stepMs, Math.max(end - Date.now(), 0))));
  }
}
