import { namedFiles } from '@umkreis/content/named-files.repository.ts';
import { checkDatabase, readOnce } from '@umkreis/db/check-database.ts';
import { checkConfiguredBucket } from '@umkreis/object-storage/check-bucket.ts';
import { readMediaConfig } from '@umkreis/object-storage/media-config.ts';
import { checkFolder } from '@umkreis/serving/check-folder.ts';
import { fetchKeys, type KeysError } from '../issuer/fetch-keys.ts';
import { issuerKeysUrl, readConfig, type ApiConfig } from './config.ts';

const TIMEOUT_MS = 5000;

/** Tries what the API connects to. @returns a sentence for each failure @throws StartError for wrong settings */
export async function failedConnections(env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig(env);
  const failures = await Promise.all([
    config.DATABASE_URL === undefined ? undefined : checkDatabase(config.DATABASE_URL),
    config.DATABASE_READ_URL === undefined ? undefined : checkDatabase(config.DATABASE_READ_URL),
    checkConfiguredBucket('MEDIA', env),
    checkDataFolder(config),
    checkIssuerKeys(issuerKeysUrl(config)),
  ]);
  return failures.filter((failure) => failure !== undefined);
}

/** @returns a sentence if the keys of the identity provider cannot be read */
async function checkIssuerKeys({ href }: URL): Promise<string | undefined> {
  try {
    await fetchKeys(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return undefined;
  } catch (error) {
    return `The keys of the issuer cannot be read: ${href} ${(error as KeysError).message}.`;
  }
}

/** The folder itself, and whether it is the one that the database belongs to. */
async function checkDataFolder({ UMKREIS_DATA, DATABASE_URL }: ApiConfig): Promise<string | undefined> {
  const hasMedia = readMediaConfig().STORE === 'disk';
  const names = DATABASE_URL && (await readOnce(DATABASE_URL, (db) => namedFiles(db, hasMedia)));
  return checkFolder(UMKREIS_DATA, names || []);
}
