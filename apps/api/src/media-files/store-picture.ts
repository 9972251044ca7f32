import type { Db } from '@umkreis/db/database.ts';
import { fileHash, masterName, renditionName } from '@umkreis/object-storage/file-names.ts';
import type { PictureFacts } from '@umkreis/pictures/inspect-picture.ts';
import { dominantColor, createMaster, createRendition, renditionWidths } from '@umkreis/pictures/create-renditions.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import { describeFile, reserveFile } from '@umkreis/media-files/media-files.repository.ts';

/**
 * Stores a picture and its WebP renditions, unless they exist. The file is unused until `useFile`, so a sweep may
 * remove it.
 * @returns its hash
 * @throws PictureError if it is damaged
 */
export async function storePicture(db: Db, store: MediaStore, bytes: Buffer, facts: PictureFacts): Promise<string> {
  const hash = fileHash(bytes);
  const { type, width, height } = facts;
  if (await reserveFile(db, hash, { type, bytes: bytes.length, width, height })) return hash;
  const master = await createMaster(bytes, facts);
  const renditions = [];
  for (const one of renditionWidths(facts)) renditions.push(await createRendition(master.bytes, one, 'webp'));
  await store.put(masterName(hash), master.bytes, master.type);
  for (const one of renditions) await store.put(renditionName(hash, one), one.bytes, 'image/webp');
  await describeFile(
    db,
    hash,
    await dominantColor(master.bytes),
    renditions.map(({ width: w, height: h, format }) => ({ width: w, height: h, format })),
  );
  return hash;
}
