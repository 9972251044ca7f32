import { namedFiles } from '@umkreis/content/named-files.repository.ts';
import { checkDatabase, readOnce } from '@umkreis/db/check-database.ts';
import { checkConfiguredBucket } from '@umkreis/object-storage/check-bucket.ts';
import { readMediaConfig } from '@umkreis/object-storage/media-config.ts';
import { checkFolder } from '@umkreis/serving/check-folder.ts';
import { readConfig, type JobsConfig } from './config.ts';

/** Tries what the jobs connect to. @returns a sentence for each failure @throws StartError for wrong settings */
export async function failedConnections(env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig(env);
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = config;
  const failures = await Promise.all([
    DATABASE_URL === undefined ? undefined : checkDatabase(DATABASE_URL),
    DATABASE_DIRECT_URL === undefined ? undefined : checkDatabase(DATABASE_DIRECT_URL, 'sessions'),
    checkConfiguredBucket('MEDIA', env),
    checkDataFolder(config),
  ]);
  return failures.filter((failure) => failure !== undefined);
}

/** The folder itself, and whether it is the one that the database belongs to. */
async function checkDataFolder({ UMKREIS_DATA, DATABASE_URL }: JobsConfig): Promise<string | undefined> {
  const hasMedia = readMediaConfig().STORE === 'disk';
  const names = DATABASE_URL && (await readOnce(DATABASE_URL, (db) => namedFiles(db, hasMedia)));
  return checkFolder(UMKREIS_DATA, names || []);
}
