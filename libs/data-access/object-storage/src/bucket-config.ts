import { settingErrors, wrongSettings, type SettingError } from '@umkreis/serving/read-settings.ts';
import { withSecretFiles } from '@umkreis/serving/secret-files.ts';
import { z } from 'zod';

const environment = z
  .object({
    STORE: z.enum(['disk', 's3']).default('disk').describe('Where the files are stored: the data folder, or a bucket'),
    S3_BUCKET: z.string().min(1).optional(),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('S3-compatible service; without it AWS'),
    S3_REGION: z.string().min(1).default('auto'),
    S3_KEY_ID: z.string().min(1).optional(),
    S3_SECRET: z.string().min(1).optional(),
    S3_SESSION_TOKEN: z.string().min(1).optional().describe('Belongs to a temporary key of a security token service'),
  })
  .superRefine((config, context) => {
    if (config.STORE !== 's3') return;
    for (const name of ['S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'] as const)
      if (!config[name]) context.addIssue({ code: 'custom', path: [name], message: 'needed where the store is s3' });
  });

export type BucketConfig = z.infer<typeof environment>;
/** Prefix of the names of its variables. */
export type BucketOf = 'MEDIA' | 'RELEASES';

/** The environment variables of a store. */
export const bucketVariables = (of: BucketOf): string[] =>
  Object.keys(environment.shape).map((name) => `${of}_${name}`);

/** Empty variables count as omitted. */
const ownVariables = (of: BucketOf, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.keys(environment.shape).map((name) => [name, env[`${of}_${name}`] || undefined]));

/** All errors in the settings of a store. */
export const bucketErrors = (of: BucketOf, env: NodeJS.ProcessEnv): SettingError[] =>
  settingErrors(environment, ownVariables(of, env), `${of}_`);

/** @throws StartError that names all invalid variables */
export function readBucketConfig(of: BucketOf, given: NodeJS.ProcessEnv = process.env): BucketConfig {
  const env = withSecretFiles(given);
  const errors = bucketErrors(of, env);
  if (errors.length > 0) throw wrongSettings(errors);
  return environment.parse(ownVariables(of, env));
}
