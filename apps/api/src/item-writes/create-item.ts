import { nanoid } from 'nanoid';
import { v7 as uuidv7 } from 'uuid';
import type { ItemCreate, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { firstReview } from '@umkreis/place-rules/review.ts';
import { within } from '../http/problem-error.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import { insertAddress } from '../item-parts/item-addresses.repository.ts';
import { insertGeojson } from '../item-parts/item-geojsons.repository.ts';
import { fieldChanges, loadHistoryRows } from '../item-history/history-rows.repository.ts';
import { insertCategories, insertParents, insertTags } from '../item-parts/item-links.repository.ts';
import { insertReview } from '../item-parts/item-reviews.repository.ts';
import type { PlaceOf } from '../content/place-of.ts';
import { insertRevision } from '../item-history/revisions.repository.ts';
import { insertDetail } from '../item-parts/write-detail.ts';
import { transact, type Trx } from '../writing/transaction.ts';
import { bumpContent } from '../writing/content-version.repository.ts';

const HALL = 3;
const written = [
  'item_categories',
  'item_tags',
  'item_addresses',
  'item_details',
  'item_relations',
  'item_geojsons',
] as const;

/** Where the item comes from, when an editor takes over what somebody else wrote. */
interface Origin {
  action: string;
  also(trx: Trx, id: string): Promise<void>;
}

/**
 * Writes an item with everything sent with it and a review that is due now: all of it or nothing.
 * @param origin names the revision; its `also` is written in the same transaction
 * @throws ProblemError 400 naming the field at fault
 */
export async function createItem(
  db: Db,
  owner: number,
  body: ItemCreate,
  author: string,
  placeOf: PlaceOf,
  origin?: Origin,
): Promise<ItemCreated> {
  return transact(db, owner, async (trx) => {
    const key = { owner_id: owner, id: uuidv7() };
    const place = placeOf(owner, body);
    if (body.isDuplicateOf) await checkOriginal(trx, key, body.isDuplicateOf);
    const { nano_id, version } = await trx
      .insertInto('items')
      .values({
        ...key,
        nano_id: nanoid(8),
        title: body.title,
        type: body.type,
        lat: body.lat,
        lon: body.lon,
        date_permanently_closed: body.datePermanentlyClosed ?? null,
        is_duplicate_of: body.isDuplicateOf ?? null,
        source: 'editor',
        source_ref: null,
      })
      .returning(['nano_id', 'version'])
      .executeTakeFirstOrThrow();
    await insertCategories(trx, key, body.categoryIds, (index) => `/categoryIds/${index}`);
    await insertTags(trx, key, body.tagIds, (index) => `/tagIds/${index}`);
    if (body.address) await within('/address', () => insertAddress(trx, key, body, body.address!, place.countryCode));
    for (const [index, detail] of body.details.entries())
      await within(`/details/${index}`, () => insertDetail(trx, key, detail, place));
    await insertParents(trx, key, body.itemParentIds, HALL, (index) => `/itemParentIds/${index}`);
    for (const { type, geojson } of body.geojsons) await insertGeojson(trx, key, type, geojson);
    await insertReview(trx, key, firstReview(new Date()));
    await origin?.also(trx, key.id);
    const parts = await loadHistoryRows(trx, written, key);
    const changes = {
      title: { before: null, after: body.title },
      lat: { before: null, after: body.lat },
      lon: { before: null, after: body.lon },
      ...fieldChanges(
        new Map(),
        parts,
        [...parts].flatMap(([table, rows]) => rows.map(({ row }) => ({ table, before: null, after: row }))),
      ),
    };
    await insertRevision(trx, key, version, { author, action: origin?.action ?? 'create', changes, rows: [] });
    await bumpContent(trx, owner);
    return { id: key.id, nanoId: nano_id, branchShortId: owner, version };
  });
}
