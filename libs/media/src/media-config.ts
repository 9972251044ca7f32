import { z } from 'zod';

const environment = z
  .object({
    MEDIA_STORE: z.enum(['disk', 's3']).default('disk').describe('Where media lie: the data folder, or a bucket'),
    MEDIA_S3_BUCKET: z.string().min(1).optional(),
    MEDIA_S3_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('S3-compatible service; without it AWS'),
    MEDIA_S3_REGION: z.string().min(1).default('auto'),
    MEDIA_S3_KEY_ID: z.string().min(1).optional(),
    MEDIA_S3_SECRET: z.string().min(1).optional(),
  })
  .superRefine((config, context) => {
    if (config.MEDIA_STORE !== 's3') return;
    for (const name of ['MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const) {
      if (!config[name]) context.addIssue({ code: 'custom', path: [name], message: 'needed when MEDIA_STORE is s3' });
    }
  });

export type MediaConfig = z.infer<typeof environment>;

/** @throws Error that names every faulty variable at once */
export function readMediaConfig(env: NodeJS.ProcessEnv = process.env): MediaConfig {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  throw new Error(
    `Configuration:\n${result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
  );
}
