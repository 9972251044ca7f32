import { readBucketConfig, type BucketConfig } from './bucket-config.ts';

export type MediaConfig = BucketConfig;

/** Storage of media as configured by MEDIA_…. @throws Error that names all invalid variables */
export const readMediaConfig = (env: NodeJS.ProcessEnv = process.env): MediaConfig => readBucketConfig('MEDIA', env);
