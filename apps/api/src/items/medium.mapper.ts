import type { DashboardMedium, ItemMedium } from '@umkreis/contract/media.ts';
import type { ItemMediumKey } from '@umkreis/contract/medium-keys.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';
import { renditionUrls } from '@umkreis/object-storage/file-names.ts';
import { focusOf, type FocusRow } from '@umkreis/object-storage/picture-focus.ts';
import { isoInstant } from './iso-instant.ts';

export interface MediumRow extends FocusRow {
  id: string;
  file_hash: string;
  kind: number;
  title: string;
  alt: string;
  credit: string;
  licence: string;
  video_url: string | null;
  sort_order: number;
  /** A text as part of an item, which is read as JSON */
  date_updated: Date | string;
  width: number;
  height: number;
  color: string;
  renditions: RenditionRow[];
}
export interface DashboardMediumRow extends MediumRow {
  owner_id: number;
  item_id: string;
  nano_id: string;
  item_title: string;
  bytes: number;
}

export function toMedium(row: MediumRow): ItemMedium {
  const focus = focusOf(row);
  return {
    id: row.id,
    kind: row.kind as ItemMediumKey,
    title: row.title,
    alt: row.alt,
    credit: row.credit,
    licence: row.licence,
    videoUrl: row.video_url,
    sortOrder: row.sort_order,
    width: row.width,
    height: row.height,
    color: row.color,
    ...(focus && { focus }),
    renditions: renditionUrls(row.file_hash, row.renditions),
    dateUpdated: isoInstant(row.date_updated),
  };
}

export const toDashboardMedium = (row: DashboardMediumRow): DashboardMedium => ({
  ...toMedium(row),
  itemId: row.item_id,
  itemNanoId: row.nano_id,
  itemTitle: row.item_title,
  branchShortId: row.owner_id,
  bytes: row.bytes,
});
