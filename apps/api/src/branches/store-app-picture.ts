import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createMaster, createRendition } from '@umkreis/pictures/create-renditions.ts';
import { inspectPicture } from '@umkreis/pictures/inspect-picture.ts';
import { logoFile } from './store-logo.ts';

/** Wide enough for the dialog in which a browser offers to install the app, px. */
const WIDTH = 1280;

/**
 * Stores a picture of the app as WebP without metadata in the folder of branch images, named by its content and size.
 * @param subdomain of the branch's configuration; prefix of its file names
 * @throws PictureError if the file is not a picture, damaged or too large
 */
export async function storeAppPicture(dataDir: string, subdomain: string, bytes: Buffer): Promise<string> {
  const facts = await inspectPicture(bytes);
  const master = await createMaster(bytes, facts);
  const rendition = await createRendition(master.bytes, WIDTH, 'webp');
  const hash = createHash('sha256').update(rendition.bytes).digest('hex').slice(0, 16);
  const name = `${subdomain}-app-${hash}-${rendition.width}x${rendition.height}.webp`;
  const file = logoFile(dataDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(next, rendition.bytes);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => {});
    throw error;
  }
  return name;
}
