import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ItemCreate, ItemCreated } from '@umkreis/contract/item-write.ts';
import { firstReview } from '@umkreis/places/review.ts';
import { recordCreation } from '../item-history/record-creation.ts';
import { insertAddress } from '../item-parts/item-addresses.repository.ts';
import { insertGeojson } from '../item-parts/item-geojsons.repository.ts';
import { insertCategories, insertParents, insertTags } from '../item-parts/item-links.repository.ts';
import { insertReview } from '../item-parts/item-reviews.repository.ts';
import { assertBoundedDetails, MOST_OF_KEY, textBudgets } from '../item-parts/detail-limits.ts';
import { insertDetail } from '../item-parts/write-detail.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import { markUnreadableHours } from '@umkreis/content/unreadable-hours.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { insertItem } from './item-rows.repository.ts';

const HALL = 3;
const written = [
  'item_categories',
  'item_tags',
  'item_addresses',
  'item_details',
  'item_relations',
  'item_geojsons',
] as const;

interface Creating {
  owner: number;
  author: string;
  /** Time zone and holidays at the item. */
  place: OpeningPlace;
  /** Name of the revision; states the origin of an imported item. */
  action?: string;
}

/**
 * Creates an item with everything sent with it and a review that is due now.
 * @throws ProblemError 400 naming the invalid field
 */
export async function createItem(
  trx: Trx,
  body: ItemCreate,
  { owner, author, place, action = 'create' }: Creating,
): Promise<ItemCreated> {
  assertBoundedDetails(body.details, { perKey: MOST_OF_KEY, budget: textBudgets.item });
  const key = { owner_id: owner, id: uuidv7() };
  if (body.isDuplicateOf) await checkOriginal(trx, key, body.isDuplicateOf);
  const { nano_id, version } = await insertItem(trx, key, {
    title: body.title,
    type: body.type,
    lat: body.lat,
    lon: body.lon,
    date_permanently_closed: body.datePermanentlyClosed ?? null,
    is_duplicate_of: body.isDuplicateOf ?? null,
  });
  await insertCategories(trx, key, body.categoryIds, (index) => `/categoryIds/${index}`);
  await insertTags(trx, key, body.tagIds, (index) => `/tagIds/${index}`);
  if (body.address) await insertAddress(trx, key, body, body.address, place.countryCode, '/address');
  for (const [index, detail] of body.details.entries())
    await insertDetail(trx, key, detail, place, `/details/${index}`);
  await insertParents(trx, key, body.itemParentIds, HALL, (index) => `/itemParentIds/${index}`);
  for (const { type, geojson } of body.geojsons) await insertGeojson(trx, key, type, geojson);
  await insertReview(trx, key, firstReview(new Date()));
  await recordCreation(trx, key, version, { ...body, author, action, tables: written });
  if (body.details.length > 0) await markUnreadableHours(trx, owner, [key.id]);
  await bumpContent(trx, owner, [key.id]);
  return { id: key.id, nanoId: nano_id, branchShortId: owner, version };
}
