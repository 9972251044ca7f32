import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import type { EdgeHealth, SurfaceHealth, VersionHealth } from '@umkreis/contract/surface-error.ts';
import type { ReleasePointers, SurfacePointer } from '@umkreis/contract/releases.ts';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';

const MINUTE_MS = 60_000;
/** Failures older than this are ignored, minutes. */
const RECENT_MINUTES = 15;
/** Fewer failures may be caused by a visitor's own network or browser. */
const MIN_FAULTS = 3;
/** Failures per page load: the usual share of any release. Above 0.5 a release is always degraded. */
const USUAL_SHARE = 0.02;
const TIMES_WORSE = 3;

interface Minute {
  minute: number;
  loads: number;
  faults: number;
}
interface Count {
  loads: number;
  faults: number;
  minutes: Minute[];
}

export interface ReleaseFailures {
  /** A page was sent with a version. */
  loaded(surface: Surface, version: string): void;
  /** Code of a version failed in a page; versions without a pointer are ignored. */
  failed(surface: Surface, version: string): Promise<void>;
  health(): Promise<EdgeHealth>;
}

interface Options {
  pointers(): Promise<ReleasePointers>;
  /** Whether the files of a live version exist. */
  isThere(surface: Surface, version: string): Promise<boolean>;
  semver(surface: Surface, version: string): Promise<string | undefined>;
  /** Current time, ms */
  now?: () => number;
}

/** Counts the page loads and failures per version, in memory: only the first minutes after a release matter. */
export function createReleaseFailures({ pointers, isThere, semver, now = Date.now }: Options): ReleaseFailures {
  const counts = new Map<string, Count>();
  const startedAt = new Date(now()).toISOString();

  const add = (surface: Surface, version: string, what: 'loads' | 'faults') => {
    const key = `${surface}/${version}`;
    const count = counts.get(key) ?? { loads: 0, faults: 0, minutes: [] };
    counts.set(key, count);
    increment(count, what, Math.floor(now() / MINUTE_MS));
  };

  const semvers = new Map<string, string>();
  /** The files of a version never change, so its semantic version is read once. */
  const semverOf = async (surface: Surface, version: string) => {
    const key = `${surface}/${version}`;
    const read = semvers.get(key) ?? (await semver(surface, version));
    if (read !== undefined) semvers.set(key, read);
    return read;
  };

  const countOf = async (surface: Surface, version: string): Promise<VersionHealth> => {
    const { loads = 0, faults = 0, minutes = [] } = counts.get(`${surface}/${version}`) ?? {};
    const first = Math.floor(now() / MINUTE_MS) - RECENT_MINUTES;
    const recent = minutes.filter(({ minute }) => minute > first);
    const sum = (what: 'loads' | 'faults') => recent.reduce((total, minute) => total + minute[what], 0);
    const counted = { loads, faults, recentLoads: sum('loads'), recentFaults: sum('faults') };
    return { version, semver: await semverOf(surface, version), ...counted };
  };

  async function healthOf(surface: Surface, pointer: SurfacePointer): Promise<SurfaceHealth> {
    const current = await countOf(surface, pointer.current);
    const previous = pointer.previous[0] === undefined ? undefined : await countOf(surface, pointer.previous[0]);
    const canary = pointer.canary && {
      ...(await countOf(surface, pointer.canary.version)),
      branches: pointer.canary.branches,
      since: pointer.canary.since,
    };
    const missing = !(await isThere(surface, pointer.current));
    const reasonOfCurrent = missing
      ? `The files of ${surface} ${pointer.current} are not there.`
      : worse(surface, current, previous, 'the release before');
    const reasonOfCanary =
      canary && worse(`the canary of ${surface}`, canary, current, 'the version of the other branches');
    const reason = [reasonOfCurrent, reasonOfCanary].filter(Boolean).join(' ') || undefined;
    return {
      status: reason ? 'degraded' : 'ok',
      ...(missing && { isMissing: true }),
      ...(reason && { reason }),
      ...(reasonOfCanary && { isCanaryWorse: true }),
      ...(reason && (previous || canary) && { rollback: `npm run deploy -- rollback ${surface}` }),
      since: pointer.since,
      current,
      previous,
      canary,
      takenBack: pointer.undone,
      keptForPages: Object.keys(pointer.left ?? {}).filter((version) => !isListed(pointer, version)).length,
    };
  }

  return {
    loaded: (surface, version) => add(surface, version, 'loads'),
    async failed(surface, version) {
      const named = (await pointers())[surface];
      if (namedVersions(named).includes(version)) add(surface, version, 'faults');
    },
    async health() {
      const named = await pointers();
      const pointedVersions = new Set(
        surfaces.flatMap((surface) => namedVersions(named[surface]).map((version) => `${surface}/${version}`)),
      );
      for (const kept of [counts, semvers])
        for (const key of kept.keys()) if (!pointedVersions.has(key)) kept.delete(key);
      const entries = await Promise.all(
        surfaces.flatMap((surface) => {
          const pointer = named[surface];
          return pointer ? [healthOf(surface, pointer).then((health) => [surface, health] as const)] : [];
        }),
      );
      const isDegraded = entries.some(([, { status }]) => status === 'degraded');
      return { status: isDegraded ? 'degraded' : 'ok', startedAt, surfaces: Object.fromEntries(entries) };
    },
  };
}

/** Counts in total and per minute, of which the recent ones are kept. */
function increment(count: Count, what: 'loads' | 'faults', minute: number): void {
  count[what] += 1;
  if (count.minutes.at(-1)?.minute !== minute) count.minutes.push({ minute, loads: 0, faults: 0 });
  count.minutes.at(-1)![what] += 1;
  if (count.minutes.length > RECENT_MINUTES) count.minutes.shift();
}

/** A version that can be rolled back to, independent of open pages. */
const isListed = ({ previous, undone = [] }: SurfacePointer, version: string) =>
  previous.includes(version) || undone.includes(version);

/** Failures per load. An open page can fail hours later, so failures may exceed loads. */
const shareOf = (faults: number, loads: number) => faults / Math.max(loads, faults, 1);

/** A sentence if a version fails above the limit and more than another one; otherwise undefined. */
function worse(name: string, one: VersionHealth, other: VersionHealth | undefined, otherName: string) {
  if (one.recentFaults < MIN_FAULTS) return undefined;
  const usual = Math.max(USUAL_SHARE, TIMES_WORSE * shareOf(other?.faults ?? 0, other?.loads ?? 0));
  const limit = Math.min(usual, 0.5);
  if (shareOf(one.recentFaults, one.recentLoads) <= limit) return undefined;
  const before = other?.loads
    ? `; ${otherName}, ${other.version}, failed in ${other.faults} of ${other.loads}`
    : '; of the release before nothing is known';
  const start = name[0]!.toUpperCase() + name.slice(1);
  const share = `${one.recentFaults} of ${one.recentLoads} pages of the last ${RECENT_MINUTES} minutes`;
  return `${start} ${one.version} failed in ${share}${before}.`;
}
