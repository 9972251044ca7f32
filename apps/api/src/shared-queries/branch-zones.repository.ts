import { branchConfigs } from '@umkreis/branches/registry.ts';
import { branchZones } from '@umkreis/content/branch-zones.repository.ts';

/** Time zones of the branches by number. Columns short_id, zone. */
export const zones = branchZones(branchConfigs);
