import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { releasesFile, type ReleasePointers } from '@umkreis/contract/releases.ts';
import { heightsFile } from '@umkreis/demo-region/heights/heights-file.ts';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';
import { masterName, renditionName } from '@umkreis/object-storage/file-names.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import type { BackedFile } from './manifest.ts';

/** Client files next to the product, and the keys of the local logins: copied as they are. */
const WHOLE_FOLDERS = ['branches', 'identity'];

interface Options {
  client: Client;
  store: MediaStore;
  dataDir: string;
  /** Folder of the backup. */
  folder: string;
  /** TERRAIN_URL */
  terrainUrl: string | undefined;
}

/**
 * Copies the files that the rows refer to: media, basemaps, releases; the terrain, and client files.
 * @returns names of missing files: deleted since the rows were read, or lost
 */
export async function copyDataFiles({ client, store, dataDir, folder, terrainUrl }: Options): Promise<string[]> {
  const missing: string[] = [];
  const ifThere = (name: string, copy: Promise<void>) =>
    copy.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      missing.push(name);
    });
  for (const name of await mediaNames(client))
    await ifThere(`media/${name}`, copyMedium(store, name, path.join(folder, 'media')));
  for (const name of [...(await basemapNames(client)), ...(await terrainNames(dataDir, terrainUrl))])
    await ifThere(`basemap/${name}`, copyInto(path.join(dataDir, 'basemap', name), path.join(folder, 'basemap', name)));
  const pointers = await readFile(path.join(dataDir, 'releases', releasesFile), 'utf8').catch(() => undefined);
  for (const version of pointers ? versionsOf(JSON.parse(pointers) as ReleasePointers) : [])
    await ifThere(
      `releases/${version}`,
      copyFolder(path.join(dataDir, 'releases', version), path.join(folder, 'releases', version)),
    );
  if (pointers !== undefined) await writeFile(path.join(folder, 'releases', releasesFile), pointers);
  for (const name of WHOLE_FOLDERS)
    if (existsSync(path.join(dataDir, name))) await copyFolder(path.join(dataDir, name), path.join(folder, name));
  return missing;
}

async function mediaNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string; renditions: { width: number; format: string }[] }>(
    'select hash, renditions from media_files where is_ready order by hash',
  );
  return rows.flatMap(({ hash, renditions }) => [
    masterName(hash),
    ...renditions.map((one) => renditionName(hash, one)),
  ]);
}

async function copyMedium(store: MediaStore, name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path.join(folder, name), await store.read(name));
  } catch (error) {
    throw (await store.exists(name)) ? error : Object.assign(new Error(`${name} is missing`), { code: 'ENOENT' });
  }
}

async function basemapNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select distinct basemap_archive as name from branches where basemap_archive is not null order by 1',
  );
  return rows.map(({ name }) => path.basename(name));
}

/** Archives of heights, which no row names: the configured one, and that of the demonstration. */
async function terrainNames(dataDir: string, terrainUrl: string | undefined): Promise<string[]> {
  const own = terrainUrl?.startsWith('/basemap/') ? path.basename(terrainUrl) : undefined;
  const names = [own, await heightsFile(dataDir)].filter((name) => name !== undefined);
  return [...new Set(names)];
}

/** Every version that is live or a rollback target; concurrent deployments may add others. */
const versionsOf = (pointers: ReleasePointers): string[] =>
  Object.entries(pointers).flatMap(([surface, pointer]) =>
    [...new Set(namedVersions(pointer))].map((version) => `${surface}/${version}`),
  );

async function copyInto(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
}

export async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true });
  await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile()) await copyFile(source, target);
  }
}

/** Every file in a folder, with its size and hash. */
export async function filesBelow(folder: string): Promise<BackedFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: BackedFile[] = [];
  for (const entry of names.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files.push({ path: path.relative(folder, file).split(path.sep).join('/'), ...(await hashOf(file)) });
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

export async function hashOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}
