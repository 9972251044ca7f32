import { checkDatabase } from '@umkreis/db/check-database.ts';
import { checkConfiguredBucket } from '@umkreis/object-storage/check-bucket.ts';
import { readConfig } from './config.ts';

/** Tries what the jobs connect to. @returns a sentence for each failure @throws StartError for wrong settings */
export async function failedConnections(env: NodeJS.ProcessEnv): Promise<string[]> {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = readConfig(env);
  const failures = await Promise.all([
    DATABASE_URL === undefined ? undefined : checkDatabase(DATABASE_URL),
    DATABASE_DIRECT_URL === undefined ? undefined : checkDatabase(DATABASE_DIRECT_URL, 'sessions'),
    checkConfiguredBucket('MEDIA', env),
  ]);
  return failures.filter((failure) => failure !== undefined);
}
