import { z } from 'zod';
import { surfaces } from './boot.ts';

/**
 * POST /edge/faults: code of a release failed in a page. Contains no visitor data: no message, no page address, no
 * ID. A page sends at most one per surface.
 */
export const surfaceError = z.strictObject({
  surface: z.enum(surfaces).describe('Whose code failed'),
  version: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional()
    .describe("Of the code that failed; if omitted, the version that the page's host currently gets"),
  kind: z
    .enum(['load', 'script', 'caught'])
    .describe('load: a file could not be loaded; script: uncaught error; caught: an error boundary shows a notice'),
});
export type SurfaceError = z.infer<typeof surfaceError>;

/** Health of a version. */
const versionHealth = z.object({
  version: z.string().describe('The release'),
  semver: z.string().optional().describe("Its semantic version, of the surface's own changelog"),
  loads: z.int().describe('Pages sent with it, since the edge started'),
  faults: z.int().describe('Pages of these in which its code failed'),
  recentLoads: z.int().describe('Pages sent with it in the last 15 minutes'),
  recentFaults: z.int().describe('Pages of these in which its code failed'),
});
export type VersionHealth = z.infer<typeof versionHealth>;

/** Health of a surface's releases. */
const surfaceHealth = z.object({
  status: z.enum(['ok', 'degraded']).describe('degraded: see the reason'),
  isMissing: z.boolean().optional().describe('Its files are not there'),
  reason: z.string().optional().describe('What is wrong, in a sentence'),
  isCanaryWorse: z.boolean().optional().describe('It is the canary that is wrong, not what all other branches get'),
  incomplete: z
    .object({
      version: z
        .string()
        .optional()
        .describe("The version in the bucket's pointer; missing: the pointer is unreadable"),
      missing: z.array(z.string()).describe('Keys that are missing in the bucket, or cut; at most 10'),
    })
    .optional()
    .describe('What the bucket names and this edge cannot have; it serves what current names'),
  rollback: z.string().optional().describe('The command that takes the release back'),
  since: z.iso.datetime().optional().describe('When the release went live'),
  current: versionHealth,
  previous: versionHealth.optional().describe('The release before'),
  canary: versionHealth
    .extend({
      branches: z.array(z.int()).describe('Which branches get it'),
      since: z.iso.datetime().optional().describe('When it went live for them'),
    })
    .optional(),
  takenBack: z.array(z.string()).optional().describe('Versions that were rolled back, the last one first'),
  keptForPages: z.int().optional().describe('Versions that are no longer served, but kept for open pages'),
});
export type SurfaceHealth = z.infer<typeof surfaceHealth>;

const component = z.object({
  status: z.enum(['ok', 'degraded', 'unknown']).describe('unknown: no API reports it'),
  reason: z.string().optional().describe('What is wrong, in sentences without addresses'),
});

/** GET /edge/health */
export const edgeHealth = z.object({
  status: z.enum(['ok', 'degraded']).describe('The worst of the components; see the reason, or that of a surface'),
  reason: z.string().optional().describe('What is wrong that is not of one surface, in sentences'),
  components: z
    .object({
      api: component.describe('Whether the APIs respond'),
      database: component.describe('As the APIs report it'),
      replica: component
        .optional()
        .describe('The replica that serves some reads, if there is one; missing in an older edge'),
      storage: component.describe('Disk space of APIs and database'),
      media: component.describe('The bucket of the media'),
      snapshots: component.describe('Whether they are up to date'),
      jobs: component.describe('Whether a process of the jobs runs'),
      issuer: component
        .optional()
        .describe('Whether the APIs can read the keys of the identity provider; missing in an older edge'),
      releases: component.describe('Surfaces, and the bucket of the releases'),
    })
    .optional()
    .describe('One status per component; missing in the health of an older edge'),
  bucketUnreadSince: z.iso
    .datetime()
    .optional()
    .describe('Since when the bucket of the releases could not be read; what this edge has a copy of is served'),
  startedAt: z.iso.datetime().optional().describe('Since when this edge counts'),
  version: z.string().optional().describe('Semantic version of the edge itself'),
  commit: z.string().optional().describe('Commit that the edge itself runs; missing if unknown'),
  isDirty: z.boolean().optional().describe('Whether its files differ from the commit'),
  isEnding: z.boolean().optional().describe('It is shutting down: use another edge'),
  surfaces: z.partialRecord(z.enum(surfaces), surfaceHealth).describe('The surfaces that were released'),
});
export type EdgeHealth = z.infer<typeof edgeHealth>;
