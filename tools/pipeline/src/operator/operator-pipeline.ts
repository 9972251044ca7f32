import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openReleaseStore } from '@umkreis/deploy/open-release-store.ts';
import { compression } from '@umkreis/deploy/release.ts';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { buildImages, checksumsOf } from './build-images.ts';
import { checkCommand } from './check-commands.ts';
import { nextVersions, publishVersions, writeVersions } from './nx-release.ts';
import { commandServers } from './command-servers.ts';
import type { PipelineSettings } from '../shared/settings.ts';
import type { PipelineState, Plan } from '../shared/state.ts';
import type { Pipeline } from '../shared/step.ts';
import { buildSurfacesInto } from './build-surfaces-into.ts';
import { startDemoApi } from './demo-api.ts';

interface Options {
  /** Called by steps that change what is live, so that checks need no settings. @throws Error that names problems */
  readSettings(): PipelineSettings;
  state: PipelineState;
  dataDir: string;
  /** For builds between steps */
  folder: string;
  report(line: string): void;
}

/** The pipeline in front of the operator's edges, servers and releases. */
export async function operatorPipeline({ readSettings, state, dataDir, folder, report }: Options): Promise<Pipeline> {
  const edgeUrls = () =>
    readSettings()
      .EDGE_URL.split(',')
      .map((url) => url.trim());
  return {
    get settings() {
      return readSettings();
    },
    get edgeUrls() {
      return edgeUrls();
    },
    get servers() {
      return commandServers({
        settings: readSettings(),
        edgeUrls: edgeUrls(),
        images: state.images,
        cwd: workspace,
        report,
      });
    },
    state,
    dataDir,
    report,
    quality: compression.smallest,
    store: await openReleaseStore(path.join(dataDir, 'releases')),
    plan: () => nextVersions(workspace),
    check: checkCommand,
    async build(plan) {
      const { IMAGE_REGISTRY } = readSettings();
      await writeVersions(workspace, plan);
      await buildSurfacesInto(folder, plan);
      if (!IMAGE_REGISTRY) return;
      state.images = await buildImages(plan, IMAGE_REGISTRY, report);
      await writeFile(path.join(folder, '../images.sha256'), checksumsOf(state.images));
    },
    buildOf: (surface) => path.join(folder, surface),
    startTrialApi: () => startDemoApi(dataDir, report),
    async publish(live: Plan) {
      await publishVersions(workspace, live);
      return 'Versions, changelogs and tags are in this clone; the workflow pushes them.';
    },
  };
}
