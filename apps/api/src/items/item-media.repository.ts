import type { Reader } from '@umkreis/db/owner-transaction.ts';

/** Media with their files. @param db or the builder of a statement that reads them with other rows */
export const mediaOf = (db: Pick<Reader, 'selectFrom'>) =>
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
