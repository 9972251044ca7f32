import sharp from 'sharp';
import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';
import { fileHash, masterName, renditionName } from '@umkreis/object-storage/file-names.ts';
import { dominantColor, createMaster, createRendition } from '@umkreis/pictures/create-renditions.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import type { Drawing } from './scenes.ts';

/** Created immediately; the API creates the others and AVIF after the first requests. */
const FIRST_WIDTHS = [320, 800];
const AT_ONCE = 2;

interface DrawnFile {
  hash: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  color: string;
  renditions: RenditionRow[];
}
export interface Drawn extends Drawing {
  hash: string;
  /** undefined: the store already had it. */
  file?: DrawnFile;
}

/** Adds drawings to the store; existing ones are not drawn again. */
export async function drawPictures(db: Db, store: MediaStore, drawings: readonly Drawing[]): Promise<Drawn[]> {
  const hashed = drawings.map((drawing) => ({ ...drawing, hash: fileHash(Buffer.from(drawing.svg)) }));
  const existing = await db
    .selectFrom('media_files')
    .where(
      'hash',
      'in',
      hashed.map(({ hash }) => hash),
    )
    .where('is_ready', '=', true)
    .select('hash')
    .execute();
  // Protects them from the removal of unused files while the demonstration is loading.
  if (existing.length > 0)
    await db
      .updateTable('media_files')
      .set({ date_used: sql`now()` })
      .where(
        'hash',
        'in',
        existing.map(({ hash }) => hash),
      )
      .execute();
  const has = new Set(existing.map(({ hash }) => hash));
  const missing = hashed.filter(({ hash }) => !has.has(hash));
  const files = new Map<string, DrawnFile>();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = missing.pop(); next; next = missing.pop()) files.set(next.hash, await draw(store, next));
    }),
  );
  return hashed.map((drawing) => ({ ...drawing, file: files.get(drawing.hash) }));
}

async function draw(store: MediaStore, { hash, svg, scene }: Drawing & { hash: string }): Promise<DrawnFile> {
  const image = sharp(Buffer.from(svg));
  const { width, height } = await image.metadata();
  const master = await createMaster(await image.png({ compressionLevel: 0 }).toBuffer(), {
    hasAlpha: scene === 'logo',
  });
  const created = [];
  for (const first of FIRST_WIDTHS.filter((one) => one <= width))
    created.push(await createRendition(master.bytes, first, 'webp'));
  await store.put(masterName(hash), master.bytes, master.type);
  for (const one of created) await store.put(renditionName(hash, one), one.bytes, 'image/webp');
  return {
    hash,
    type: master.type,
    bytes: master.bytes.length,
    width,
    height,
    color: await dominantColor(master.bytes),
    renditions: created.map((one) => ({ width: one.width, height: one.height, format: one.format })),
  };
}
