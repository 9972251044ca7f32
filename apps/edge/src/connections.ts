import { checkConfiguredBucket } from '@umkreis/object-storage/check-bucket.ts';
import { checkFolder } from '@umkreis/serving/check-folder.ts';
import { readConfig, listOf } from './config.ts';

const TIMEOUT_MS = 5000;

/** Tries what the edge connects to. @returns a sentence for each failure @throws StartError for wrong settings */
export async function failedConnections(env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig(env);
  const failures = await Promise.all([
    checkConfiguredBucket('RELEASES', env),
    checkConfiguredBucket('MEDIA', env),
    checkFolder(config.UMKREIS_DATA),
    ...listOf(config.API_URL).map(checkApi),
  ]);
  return failures.filter((failure) => failure !== undefined);
}

async function checkApi(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? undefined : `The API at ${url} responds with status ${response.status}.`;
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    return `The API at ${url} does not respond (${cause?.code ?? name}).`;
  }
}
