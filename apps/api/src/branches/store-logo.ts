import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { inspectPicture } from '@umkreis/pictures/inspect-picture.ts';
import { createMaster, createRendition } from '@umkreis/pictures/create-renditions.ts';
import { drawSvg } from '@umkreis/pictures/svg/draw-svg.ts';
import { isSvg } from '@umkreis/pictures/svg/is-svg.ts';
import { writeAtomically } from '@umkreis/serving/atomic-file.ts';

/** Wide enough for the menu on a high-density screen, px. */
const WIDTH = 640;
/** SVGs are drawn as large as fits, px. */
const SVG_BOX = { width: WIDTH, height: 2 * WIDTH };
/** Per branch; the oldest are deleted first. */
const MAX_LOGOS = 40;
const uploaded = /^([a-z0-9-]+)-[0-9a-f]{16}\.webp$/;

/** Whether the file comes from an upload and was not placed manually. */
export const isUploadedLogo = (name: string) => uploaded.test(name);
export const logoFile = (dataDir: string, name: string) => path.join(dataDir, 'branches', name);

/**
 * Stores a picture in the folder of branch images as WebP without metadata, named by a hash of its content, so that
 * the same picture is stored once. SVGs are drawn; they are never stored themselves. The branch's newest forty are
 * kept so that an earlier state can be restored.
 * @param subdomain of the branch's configuration; prefix of its file names
 * @param inUse names that are kept whatever their age
 * @throws PictureError if the file is not a picture, damaged or too large
 */
export async function storeLogo(
  dataDir: string,
  subdomain: string,
  bytes: Buffer,
  inUse: readonly (string | null)[],
): Promise<string> {
  const rendition = isSvg(bytes) ? await drawSvg(bytes, SVG_BOX) : await shrink(bytes);
  const name = `${subdomain}-${createHash('sha256').update(rendition).digest('hex').slice(0, 16)}.webp`;
  const file = logoFile(dataDir, name);
  await writeAtomically(file, rendition);
  await removeOldest(dataDir, subdomain, [...inUse, name]);
  return name;
}

async function shrink(bytes: Buffer): Promise<Buffer> {
  const facts = await inspectPicture(bytes);
  const master = await createMaster(bytes, facts);
  const rendition = await createRendition(master.bytes, WIDTH, 'webp');
  return rendition.bytes;
}

async function removeOldest(dataDir: string, subdomain: string, stay: readonly (string | null)[]): Promise<void> {
  const folder = path.join(dataDir, 'branches');
  const own = (await readdir(folder)).filter((name) => uploaded.exec(name)?.[1] === subdomain && !stay.includes(name));
  const aged = await Promise.all(
    own.map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  for (const { name } of aged.toSorted((a, b) => b.at - a.at).slice(MAX_LOGOS))
    await rm(path.join(folder, name), { force: true });
}
