import { v7 as uuidv7 } from 'uuid';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { firstReview } from '@umkreis/places/review.ts';
import { notFound } from '../http/problem-error.ts';
import { recordCreation } from '../item-history/record-creation.ts';
import { lockItem } from '../item-history/record-write.repository.ts';
import { insertReview } from '../item-parts/item-reviews.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import { markUnreadableHours } from '@umkreis/content/unreadable-hours.repository.ts';
import { transact } from '@umkreis/db/owner-transaction.ts';
import { copyRows } from './copy-rows.repository.ts';
import { insertItem } from './item-rows.repository.ts';

/** What another place of the same kind would share; pictures, events and mentions are not copied. */
const copied = [
  'item_categories',
  'item_tags',
  'item_details',
  'item_addresses',
  'item_geojsons',
  'item_jsons',
  'item_relations',
] as const;

/**
 * Creates a copy of an item, with a review that is due now.
 * @throws ProblemError 404 if the item does not exist
 */
export async function copyItem(db: Db, from: ItemKey, title: string, author: string): Promise<ItemCreated> {
  return transact(db, from.owner_id, async (trx) => {
    const item = await lockItem(trx, from);
    if (!item) throw notFound('Item');
    const key = { owner_id: from.owner_id, id: uuidv7() };
    const { nano_id, version } = await insertItem(trx, key, {
      title,
      type: item.type,
      lat: item.lat,
      lon: item.lon,
      hours_place: item.hours_place && JSON.stringify(item.hours_place),
      wikipedia: item.wikipedia,
      wikidata: item.wikidata,
      date_permanently_closed: null,
      is_duplicate_of: null,
    });
    for (const table of copied) await copyRows(trx, table, from, key.id);
    await insertReview(trx, key, firstReview(new Date()));
    const action = `create:copy-of:${from.id}`;
    await recordCreation(trx, key, version, { title, lat: item.lat, lon: item.lon, author, action, tables: copied });
    await markUnreadableHours(trx, key.owner_id, [key.id]);
    await bumpContent(trx, key.owner_id, [key.id]);
    return { id: key.id, nanoId: nano_id, branchShortId: key.owner_id, version };
  });
}
