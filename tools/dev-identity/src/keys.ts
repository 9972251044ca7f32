import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export interface IdentityKeys {
  /** Private RS256 key; its public part is published. */
  signing: JWK;
  cookies: string[];
}

export const identityFolder = (dataDir: string) => path.join(dataDir, 'identity');

/** The provider's keys, created once and stored with the data, so that logins survive a restart. */
export async function identityKeys(dataDir: string): Promise<IdentityKeys> {
  const file = path.join(identityFolder(dataDir), 'keys.json');
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as IdentityKeys;
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing: JWK = {
    ...(await exportJWK(privateKey)),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  };
  const keys: IdentityKeys = { signing, cookies: [randomBytes(24).toString('base64url')] };
  await mkdir(identityFolder(dataDir), { recursive: true, mode: 0o700 });
  try {
    // Two processes may create them concurrently; both use the keys of the first.
    await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
    return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return read();
  }
}
