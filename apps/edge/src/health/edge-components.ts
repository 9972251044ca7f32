import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import type { ApiWatch } from './api-watch.ts';

type Components = NonNullable<EdgeHealth['components']>;
type Component = Components['api'];

const OF_API = ['database', 'replica', 'storage', 'media', 'snapshots', 'jobs', 'issuer'] as const;
const unknown: Component = { status: 'unknown', reason: 'No API responds.' };

/**
 * One status per component: that of the API, and of what the APIs report. A component is degraded if one API says
 * so, and unknown without any API.
 */
async function componentsOf(watch: Pick<ApiWatch, 'read'>): Promise<Omit<Components, 'releases'>> {
  const { total, codes, problems } = await watch.read();
  const isAway = codes.length === total;
  const ofApi = (name: (typeof OF_API)[number]): Component => {
    const reasons = new Set(problems.filter(({ component }) => component === name).map(({ reason }) => reason));
    if (isAway) return unknown;
    return reasons.size === 0 ? { status: 'ok' } : { status: 'degraded', reason: sentences([...reasons]) };
  };
  const api: Component =
    codes.length === 0
      ? { status: 'ok' }
      : { status: 'degraded', reason: `${codes.length} of ${total} APIs do not respond (${codes.join(', ')}).` };
  return {
    api,
    database: ofApi('database'),
    replica: ofApi('replica'),
    storage: ofApi('storage'),
    media: ofApi('media'),
    snapshots: ofApi('snapshots'),
    jobs: ofApi('jobs'),
    issuer: ofApi('issuer'),
  };
}

/** Adds the status of every component to the health of the releases; the summary is the worst of all. */
export async function withComponents(health: EdgeHealth, watch: Pick<ApiWatch, 'read'>): Promise<EdgeHealth> {
  const others = await componentsOf(watch);
  const releases: Component = {
    status: health.status,
    ...(health.status === 'degraded' && {
      reason: health.reason ?? 'A release fails, or is incomplete: see the surfaces.',
    }),
  };
  const degraded = Object.values(others).filter(({ status }) => status === 'degraded');
  const reasons = [health.reason, ...degraded.map(({ reason }) => reason)].filter(Boolean);
  return {
    ...health,
    status: health.status === 'degraded' || degraded.length > 0 ? 'degraded' : 'ok',
    ...(reasons.length > 0 && { reason: reasons.join(' ') }),
    components: { ...others, releases },
  };
}

const sentences = (texts: readonly string[]): string =>
  texts.map((text) => `${text[0]!.toUpperCase()}${text.slice(1)}.`).join(' ');
