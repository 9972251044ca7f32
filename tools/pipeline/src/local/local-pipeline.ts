import path from 'node:path';
import { newState, type Plan } from '../shared/state.ts';
import type { Pipeline } from '../shared/step.ts';
import { localServers } from './local-servers.ts';
import type { LocalSetup } from './local-setup.ts';

interface Options {
  setup: LocalSetup;
  /** What is released. */
  plan: Plan;
  check: Pipeline['check'];
  build: Pipeline['build'];
  /** Folder of the builds */
  folder: string;
  startTrialApi?: Pipeline['startTrialApi'];
  report: Pipeline['report'];
  watchMinutes: number;
  /** Pages that have to be sent with each canary */
  watchPages: number;
  isRolledBack?: boolean;
}

/** Branches that get a canary in the local set-up. */
export const localCanary = [1, 3];

/** The pipeline in front of the local set-up: the same steps, without tags. */
export function localPipeline({
  setup,
  plan,
  folder,
  watchMinutes,
  watchPages,
  isRolledBack,
  ...options
}: Options): Pipeline {
  const edgeUrls = setup.production.edges.map(({ url }) => url);
  return {
    settings: {
      CANARY_BRANCHES: localCanary,
      WATCH_MINUTES: watchMinutes,
      WATCH_MIN_PAGES: watchPages,
      CANARY_ROLLBACK: isRolledBack ? 'on' : 'off',
      SERVERS_WAIT_MINUTES: 1,
      EDGE_URL: edgeUrls.join(','),
    },
    state: newState('local'),
    plan: async () => plan,
    buildOf: (surface) => path.join(folder, surface),
    // The processes of the set-up have data.
    startTrialApi: async () => ({ url: setup.production.apis[0]!.url, close: async () => {} }),
    servers: localServers(setup),
    store: setup.store,
    quality: 1,
    dataDir: setup.dataDir,
    edgeUrls,
    publish: async () => 'The local run creates no tags.',
    ...options,
  };
}
