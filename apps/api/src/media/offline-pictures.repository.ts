import type { Db } from '@umkreis/db/database.ts';
import { isRecent } from '../shared-queries/recent-events.repository.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';

export interface PictureFile {
  hash: string;
  renditions: RenditionRow[];
}

/** The picture files of the places and coming events of these owners, each once, without those in the trash. */
export async function pictureFiles(
  db: Db,
  owners: readonly number[],
  most: number,
  now = new Date(),
): Promise<PictureFile[]> {
  if (owners.length === 0) return [];
  return db
    .selectFrom('media_files as f')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('events as e')
            .whereRef('e.picture_hash', '=', 'f.hash')
            .where('e.owner_id', 'in', owners)
            .where('e.date_binned', 'is', null)
            .where(isRecent(now))
            .select('e.id'),
        ),
        eb.exists(
          eb
            .selectFrom('item_media as m')
            .innerJoin('items as i', (join) =>
              join.onRef('i.owner_id', '=', 'm.owner_id').onRef('i.id', '=', 'm.item_id'),
            )
            .whereRef('m.file_hash', '=', 'f.hash')
            .where('m.owner_id', 'in', owners)
            .where('i.date_binned', 'is', null)
            .where('i.is_duplicate_of', 'is', null)
            .select('m.id'),
        ),
      ]),
    )
    .where('f.is_ready', '=', true)
    .select(['f.hash', 'f.renditions'])
    .orderBy('f.hash')
    .limit(most)
    .execute();
}
