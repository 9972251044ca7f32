import { basemapFiles } from '../item.ts';
import { branch } from '../branch.ts';
import { endpoint } from './endpoint.ts';
import { mainSite as mainSiteSchema } from '../main-site.ts';
import { z } from 'zod';

export const branchesEndpoints = {
  'GET /branches/': endpoint({
    summary: 'All branches: static configuration merged with server data',
    notes:
      'All 32 branches, inactive ones too. The file names lead to the snapshots below `/json/`; shortcuts are those of the configuration with what editors arranged laid over them.',
    tag: 'branches',
    right: 'public',
    responses: { 200: z.array(branch) },
  }),
  'GET /branches/basemap-files/': endpoint({
    summary: "Current snapshot file by branch; '0' contains all branches",
    notes:
      'Small enough to poll: tells whether a newer snapshot has been built. With `If-None-Match` and `Prefer: wait=20`, the response to an unchanged list waits for the next snapshot, up to that many seconds; not through the edge.',
    tag: 'branches',
    right: 'public',
    responses: { 200: basemapFiles },
  }),
  'GET /branches/main': endpoint({
    summary: 'Basemap, centre and snapshot of the main site',
    notes: 'The main site includes the items of all active branches and has no branch of its own.',
    tag: 'branches',
    right: 'public',
    responses: { 200: mainSiteSchema },
  }),
};
