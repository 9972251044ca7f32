import { z } from 'zod';
import { branchShortId } from './ref.ts';

/** Why the database cannot be used. */
export const databaseReasons = [
  'wrong-password',
  'unreachable',
  'missing',
  'not-migrated',
  'no-connection',
  'no-rights',
  'pooler',
  'failed',
] as const;
export type DatabaseReason = (typeof databaseReasons)[number];

/** What an API depends on. */
const apiComponents = ['database', 'replica', 'storage', 'media', 'snapshots', 'jobs', 'issuer'] as const;

const healthProblem = z.object({
  component: z.enum(apiComponents).describe('What does not work'),
  cause: z.string().describe(`Identifies the cause; of the database: ${databaseReasons.join(', ')}`),
  reason: z.string().describe('The cause as a sentence, without addresses and names'),
});
export type HealthProblem = z.infer<typeof healthProblem>;

/** GET /health */
export const health = z
  .object({
    status: z.enum(['ok', 'degraded']).describe('degraded: see the problems; reads are served from snapshots'),
    problems: z.array(healthProblem).optional().describe('What does not work; empty: everything works'),
    isEnding: z.boolean().optional().describe('The process is shutting down: use another one'),
    version: z.string().describe('Semantic version of the API, as in its changelog'),
    commit: z.string().optional().describe('Commit that it runs; missing if unknown'),
    isDirty: z.boolean().optional().describe('Whether files differ from the commit'),
    startedAt: z.iso.datetime().describe('Start of this process'),
    database: z.boolean().describe('The database answers'),
    storage: z.boolean().describe('There is disk space to write; otherwise writes respond 507'),
    snapshots: z
      .array(
        z.object({
          branchShortId: branchShortId.nullable().describe('Branch; null for all'),
          fileName: z.string().nullable().describe('Current file; null before the first'),
          items: z.int().nullable().describe('Items of the branch, as of the last build'),
          bytes: z.int().nullable().describe('Size of the document as sent with brotli'),
          builtAt: z.iso.datetime().nullable().describe('Time of the last build'),
          isStale: z.boolean().describe('The content has changed since'),
          error: z.string().nullable().describe('Why the last build failed'),
        }),
      )
      .describe('State of the snapshots'),
  })
  .describe('Health');
export type Health = z.infer<typeof health>;
