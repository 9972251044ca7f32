import type { Db } from '@umkreis/db/database.ts';
import { masterName } from '@umkreis/object-storage/file-names.ts';

/** A sample is enough to recognise a folder. */
const MOST = 10;

/**
 * Files that the database names and nothing can build again, relative to the data folder: basemaps, and the pictures
 * that have not been used for longest; at most ten of each.
 * @param hasMedia whether pictures are stored in the folder
 */
export async function namedFiles(db: Db, hasMedia: boolean): Promise<string[]> {
  const basemaps = await db
    .selectFrom('branches')
    .select('basemap_archive as name')
    .distinct()
    .where('basemap_archive', 'is not', null)
    .limit(MOST)
    .$narrowType<{ name: string }>()
    .execute();
  const media = hasMedia
    ? await db
        .selectFrom('media_files')
        .select('hash')
        .where('is_ready', '=', true)
        .orderBy('date_used')
        .limit(MOST)
        .execute()
    : [];
  return [
    ...basemaps.map(({ name }) => `basemap/${name.slice(name.lastIndexOf('/') + 1)}`),
    ...media.map(({ hash }) => `media/${masterName(hash)}`),
  ];
}
