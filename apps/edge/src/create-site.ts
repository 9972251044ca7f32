import type { CurrentFiles } from './changes/current-files.ts';
import type { FastifyInstance } from 'fastify';
import { branchOfHost } from '@umkreis/branches/branch-of-host.ts';
import { mainOrigin, productOf, type EdgeConfig } from './config.ts';
import { createGuideState } from './guide-state.ts';
import { hostName } from './host-name.ts';
import type { ApiGroup } from './proxy/api-group.ts';
import type { Site } from './site.ts';

/** The sites that this server serves; without PRODUCT_ORIGIN their address is the one that it listens on. */
export function createSite(app: FastifyInstance, config: EdgeConfig, apis: ApiGroup, files: CurrentFiles): Site {
  const state = createGuideState(apis, config.PRODUCT_NAME, () => files.edition);
  const port = () => {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : config.PORT;
  };
  const origin = () => mainOrigin(config, port());
  return {
    config,
    state: state.read,
    origin,
    branchOf: async (request) => branchOfHost(hostName(request), config.MAIN_HOST, (await state.read()).branches),
    lastBranchOf: (request) => branchOfHost(hostName(request), config.MAIN_HOST, state.last().branches),
    product: () => productOf(config, origin()),
  };
}
