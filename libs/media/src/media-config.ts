import { readBucketConfig, type BucketConfig } from './bucket-config.ts';

export type MediaConfig = BucketConfig;

/** Where media lie, as MEDIA_… say. @throws Error that names every faulty variable at once */
export const readMediaConfig = (env: NodeJS.ProcessEnv = process.env): MediaConfig => readBucketConfig('MEDIA', env);
