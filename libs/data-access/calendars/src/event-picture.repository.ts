import type { Selectable } from 'kysely';
import type { EventPicture } from '@umkreis/contract/event.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';
import { renditionUrls } from '@umkreis/object-storage/file-names.ts';

type PictureColumns = Pick<
  Selectable<Database['events']>,
  'picture_hash' | 'picture_alt' | 'picture_credit' | 'picture_licence'
>;
interface PictureFile {
  hash: string;
  width: number;
  height: number;
  color: string;
  renditions: RenditionRow[];
}

/** The files of the pictures of these events, by hash. */
export async function pictureFilesOf(
  db: Reader,
  events: readonly Pick<PictureColumns, 'picture_hash'>[],
): Promise<ReadonlyMap<string, PictureFile>> {
  const hashes = [...new Set(events.flatMap(({ picture_hash: hash }) => hash ?? []))];
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_files')
    .where('hash', 'in', hashes)
    .select(['hash', 'width', 'height', 'color', 'renditions'])
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

/** The picture of an event; null: none. */
export function pictureOf(event: PictureColumns, files: ReadonlyMap<string, PictureFile>): EventPicture | null {
  const file = event.picture_hash === null ? undefined : files.get(event.picture_hash);
  return file
    ? {
        id: file.hash,
        alt: event.picture_alt,
        credit: event.picture_credit,
        licence: event.picture_licence,
        width: file.width,
        height: file.height,
        color: file.color,
        // Every date of a series repeats them.
        renditions: renditionUrls(
          file.hash,
          file.renditions.filter(({ format }) => format === 'webp'),
        ),
      }
    : null;
}
