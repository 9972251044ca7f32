import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ArchivedCluster } from './archived-cluster.ts';

/** The start of everything that OpenSSL encrypts with a passphrase. */
const SALTED = 'Salted__';

/** Files of the repositories that are not encrypted, as text; at least one of each has to exist. */
export async function unencryptedFiles({ repository, bucket }: ArchivedCluster): Promise<string[]> {
  const entries = await readdir(repository, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const starts = await Promise.all(files.map(async (file) => [file, await startOf(file)] as const));
  for (const [key, { content }] of bucket) starts.push([key, content.subarray(0, SALTED.length).toString('latin1')]);
  console.log(`${files.length} files and ${bucket.size} objects in the repositories, all have to be encrypted`);
  return [
    ...(files.length === 0 || bucket.size === 0 ? ['a repository is empty'] : []),
    ...starts.filter(([, start]) => start !== SALTED).map(([name]) => `not encrypted: ${name}`),
  ];
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SALTED.length), 0, SALTED.length, 0);
  await handle.close();
  return buffer.subarray(0, bytesRead).toString('latin1');
}
