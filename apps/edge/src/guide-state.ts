import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { MainSite } from '@umkreis/contract/main-site.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { mergeBranch } from '@umkreis/branches/config/branch-config.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { ApiGroup } from './proxy/api-group.ts';

export interface GuideState {
  branches: readonly Branch[];
  main: MainSite;
}

const FRESH_MS = 1000;
const TIMEOUT_MS = 3000;

/**
 * Branches and main site as returned by the API, cached for one second or until a new snapshot is known. During an
 * outage of the API the last response is used; before the first one, the static configuration. `last` requests nothing.
 * @param edition changes with each new snapshot
 */
export function createGuideState(
  apis: Pick<ApiGroup, 'read'>,
  productName: string,
  edition: () => number = () => 0,
): { read(): Promise<GuideState>; last(): GuideState } {
  let state: GuideState = {
    branches: branchConfigs.map((config) => mergeBranch(config, undefined, productName)),
    main: {
      basemapArchive: null,
      center: [9.548428, 47.155579, 11],
      basemapFileName: null,
      attribution: '',
      isDemo: false,
    },
  };
  let lastFetched = -Infinity;
  let lastEdition = 0;
  let pendingFetch: Promise<void> | undefined;
  const fetchState = async () => {
    lastEdition = edition();
    try {
      const [branches, main] = await Promise.all([
        get<Branch[]>(apis, apiPaths.branches),
        get<MainSite>(apis, apiPaths.mainSite),
      ]);
      state = { branches, main };
    } catch {
      /* the last good state stays */
    }
    lastFetched = performance.now();
  };
  const read = async () => {
    if (performance.now() - lastFetched > FRESH_MS || lastEdition !== edition())
      await (pendingFetch ??= fetchState().finally(() => {
        pendingFetch = undefined;
      }));
    return state;
  };
  return { read, last: () => state };
}

async function get<T>(apis: Pick<ApiGroup, 'read'>, path: string): Promise<T> {
  const response = await apis.read(path, TIMEOUT_MS);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
