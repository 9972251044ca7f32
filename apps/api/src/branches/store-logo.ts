import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspectPicture } from '@umkreis/media/inspect-picture.ts';
import { makeMaster, makeRendition } from '@umkreis/media/make-renditions.ts';

/** Wide enough for the menu on a sharp screen, px. */
const WIDTH = 640;
/** Of one branch; the oldest go first. */
const MOST_KEPT = 40;
const uploaded = /^([a-z0-9-]+)-[0-9a-f]{16}\.webp$/;

/** Whether an upload made the file, not the client's own hand. */
export const isUploadedLogo = (name: string) => uploaded.test(name);
export const logoFile = (dataDir: string, name: string) => path.join(dataDir, 'branches', name);

/**
 * Puts a picture into the folder of branch images under a name made of its content, as WebP without any metadata; the
 * same picture is stored once. The branch's newest forty stay, so that an earlier state can be brought back.
 * @param subdomain of the branch's configuration, which its files begin with
 * @param inUse names that stay however old they are
 * @throws PictureError for what is no picture, damaged or huge
 */
export async function storeLogo(
  dataDir: string,
  subdomain: string,
  bytes: Buffer,
  inUse: readonly (string | null)[],
): Promise<string> {
  const facts = await inspectPicture(bytes);
  const master = await makeMaster(bytes, facts);
  const { bytes: made } = await makeRendition(master.bytes, WIDTH, 'webp');
  const name = `${subdomain}-${createHash('sha256').update(made).digest('hex').slice(0, 16)}.webp`;
  const file = logoFile(dataDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(next, made);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => {});
    throw error;
  }
  await removeOldest(dataDir, subdomain, [...inUse, name]);
  return name;
}

async function removeOldest(dataDir: string, subdomain: string, stay: readonly (string | null)[]): Promise<void> {
  const folder = path.join(dataDir, 'branches');
  const own = (await readdir(folder)).filter((name) => uploaded.exec(name)?.[1] === subdomain && !stay.includes(name));
  const aged = await Promise.all(
    own.map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  for (const { name } of aged.toSorted((a, b) => b.at - a.at).slice(MOST_KEPT))
    await rm(path.join(folder, name), { force: true });
}
