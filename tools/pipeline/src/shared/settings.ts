import { z } from 'zod';

const branchNumbers = z
  .string()
  .regex(/^\d{1,2}(?:,\d{1,2})*$/, "is no list of branch numbers such as '21,25'")
  .transform((text) => text.split(',').map(Number))
  .refine((numbers) => numbers.every((number) => number >= 1 && number <= 32), 'names a branch outside 1 to 32');

/** An empty variable of a workflow is not set. */
const optional = z.preprocess((text) => text || undefined, z.string().optional());
const numberOf = (least: number, most: number, usual: number) =>
  z.preprocess((text) => (text === '' ? undefined : text), z.coerce.number().min(least).max(most).default(usual));

const environment = z.object({
  CANARY_BRANCHES: branchNumbers.describe('Branches that get a release first'),
  WATCH_MINUTES: numberOf(0, 60, 10).describe('How long a canary is watched'),
  WATCH_MIN_PAGES: numberOf(0, 1_000_000, 0).describe('Pages that have to be sent with each canary meanwhile'),
  CANARY_ROLLBACK: z
    .preprocess((text) => text || undefined, z.enum(['on', 'off']).default('off'))
    .describe('on: a canary that fails is taken back automatically'),
  MIGRATE_COMMAND: optional.describe('Migrates the database'),
  REPLACE_API_COMMAND: optional.describe('Replaces the APIs, one after another'),
  REPLACE_JOBS_COMMAND: optional.describe('Replaces the jobs'),
  REPLACE_EDGE_COMMAND: optional.describe('Replaces the edges, one after another'),
  SERVERS_WAIT_MINUTES: numberOf(0, 60, 10).describe('How long replaced servers may take to be ready'),
  IMAGE_REGISTRY: optional.describe('Where images of edge, API and jobs are pushed'),
  EDGE_URL: z.string().min(1).describe('The edges, comma-separated'),
});

/** All environment variables that are read. */
export const variables: readonly string[] = Object.keys(environment.shape);

export type PipelineSettings = z.infer<typeof environment>;

/** @throws Error that names all missing and invalid variables */
export function readSettings(env: NodeJS.ProcessEnv = process.env): PipelineSettings {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name} ${env[name] ? message : `is missing: ${environment.shape[name as keyof PipelineSettings].description}`}`;
  });
  throw new Error(`The pipeline does not start:\n${problems.join('\n')}`);
}
