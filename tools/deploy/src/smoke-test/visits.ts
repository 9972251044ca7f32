import type { Surface } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';

/** A page that a smoke test opens. */
export interface Visit {
  /** '' for the main site */
  subdomain: string;
  path: string;
  /** The surface whose code has to be loaded. */
  loads: Surface;
  /** Whether the page requires a login. */
  needsLogin?: boolean;
  /** Whether lazy parts are loaded while scrolling. */
  isLong?: boolean;
}

export type TestedBranch = Pick<
  Branch,
  'shortId' | 'subdomain' | 'isActive' | 'hasKiosk' | 'hasSearchShortcuts' | 'searchShortcuts'
>;

/** The branches of the API, or the configured ones without an API. */
export async function testedBranches(apiUrl: string | null): Promise<readonly TestedBranch[]> {
  if (!apiUrl) return branchConfigs;
  try {
    const response = await fetch(`${apiUrl}${apiPaths.branches}`, { signal: AbortSignal.timeout(3000) });
    return response.ok ? ((await response.json()) as Branch[]) : branchConfigs;
  } catch {
    return branchConfigs;
  }
}

/**
 * The pages that test a surface: a remote by itself, the shell with one of its own pages and with every
 * remote.
 * @param preferred branches to use first, such as those of a canary
 */
export function visitsOf(surface: Surface, all: readonly TestedBranch[], preferred: readonly number[] = []): Visit[] {
  const branches = [...all]
    .filter((branch) => branch.isActive)
    .sort((one, other) => Number(preferred.includes(other.shortId)) - Number(preferred.includes(one.shortId)));
  const main = { subdomain: '' };
  const site = branches[0] ?? main;
  const withLists = branches.find((branch) => branch.hasSearchShortcuts && branch.searchShortcuts.length > 0);
  const withKiosk = branches.find((branch) => branch.hasKiosk);
  const map: Visit = { subdomain: site.subdomain, path: routes.map.to(), loads: 'map' };
  const embed: Visit = {
    subdomain: (withLists ?? site).subdomain,
    path: `/embed/search-shortcut/${withLists?.searchShortcuts[0]!.id ?? 'none'}`,
    loads: 'embed',
  };
  const kiosk: Visit[] = withKiosk
    ? [{ subdomain: withKiosk.subdomain, path: `${routes.map.to()}?iskiosk`, loads: 'kiosk' }]
    : [];
  const dashboard: Visit = { ...main, path: routes.dashboard.to(), loads: 'dashboard', needsLogin: true };
  const visits: Partial<Record<Surface, Visit[]>> = {
    shell: [{ ...main, path: routes.home.to(), loads: 'shell' }, map, embed, ...kiosk, dashboard],
    map: [map, { ...main, path: routes.landing.to(), loads: 'shell', isLong: true }],
    embed: [embed],
    kiosk,
    dashboard: [dashboard],
  };
  // A surface created by the generator has pages below its name.
  return visits[surface] ?? [{ subdomain: site.subdomain, path: `/${surface}`, loads: surface }];
}
