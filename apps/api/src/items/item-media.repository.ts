import type { ItemMedium } from '@umkreis/contract/media.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { toMedium } from './medium.mapper.ts';

/** Media with their files. */
export const mediaOf = (db: Reader) =>
  db.selectFrom('item_media as m').innerJoin('media_files as f', 'f.hash', 'm.file_hash');
/** Public columns of a medium. */
export const ofMedium = [
  'm.id',
  'm.file_hash',
  'm.kind',
  'm.title',
  'm.alt',
  'm.credit',
  'm.licence',
  'm.video_url',
  'm.focus_x',
  'm.focus_y',
  'm.sort_order',
  'm.date_updated',
  'f.width',
  'f.height',
  'f.color',
  'f.renditions',
] as const;

/** The media of an item, in order. */
export async function loadMedia(db: Reader, { owner_id, id }: ItemKey): Promise<ItemMedium[]> {
  const rows = await mediaOf(db)
    .where('m.owner_id', '=', owner_id)
    .where('m.item_id', '=', id)
    .select(ofMedium)
    .orderBy('m.sort_order')
    .orderBy('m.id')
    .execute();
  return rows.map(toMedium);
}
