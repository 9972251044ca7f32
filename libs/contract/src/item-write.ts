import { z } from 'zod';
import { geojsonInput } from './geojson.ts';
import { kindError } from './geometry-kinds.ts';
import { detailUnit } from './detail-key.ts';
import { geojsonValue, item, itemAddress, itemGeojsonType } from './item.ts';
import { json } from './json.ts';
import { branchShortId, isoDate, lat, lon, nanoId, plainText, uuid } from './ref.ts';

const itemId = uuid.describe('Item');
const relationshipId = z.int().min(1).max(4).describe('1 part of, 2 waypoint, 3 exhibition hall, 4 related');
const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

/** A geometry with what it is drawn as. */
const kindOfGeojson = z
  .strictObject({ type: itemGeojsonType, geojson: geojsonInput })
  .superRefine(({ type, geojson }, context) => {
    const message = kindError(type, geojson);
    if (message) context.addIssue({ code: 'custom', path: ['type'], message });
  });
const others = z
  .array(kindOfGeojson)
  .max(20)
  .optional()
  .describe('Shapes of other kinds, which become geometries of their own of the same item');

const addressFields = {
  countryId: uuid.nullish().describe('Country; default the one of the branch'),
  stateId: uuid.nullish().describe('State'),
  street: plainText(200).optional().describe('Street'),
  housenumber: plainText(20).optional().describe('House number'),
  postcode: plainText(20).optional().describe('Postal code'),
  city: plainText(100).optional().describe('City; default the nearest one'),
};

/** POST /items. Everything is written in one transaction; omitted parts can be added later. */
export const itemCreate = z
  .strictObject({
    branchShortId: branchShortId.optional().describe('Owner; editors of a single branch may omit it'),
    title: plainText(200, 1).describe('Title'),
    type: z.enum(['place', 'way', 'exhibition']).default('place').describe('Kind of item'),
    lat,
    lon,
    datePermanentlyClosed: z.iso.date().nullish().describe('Closed for good from this day on'),
    isDuplicateOf: uuid.nullish().describe('The item this one repeats'),
    categoryIds: z.array(uuid).max(20).default([]).describe('Categories; the first one draws the symbol'),
    tagIds: z.array(uuid).max(200).default([]).describe('Tags'),
    address: z.strictObject(addressFields).optional().describe('Address'),
    details: z
      .array(
        z.strictObject({
          dataKeyV2: uuid.describe('Item detail key'),
          dataValue: plainText(10_000, 1).describe('Value'),
          dataValueUnit: detailUnit.nullish().describe('Unit, for keys that need one; default m'),
        }),
      )
      .max(100)
      .default([])
      .describe('Details'),
    itemParentIds: z.array(uuid).max(50).default([]).describe('Halls it belongs to (relationship 3)'),
    geojsons: z.array(kindOfGeojson).max(50).default([]).describe('Geometry'),
  })
  .describe('New item');
export type ItemCreate = z.infer<typeof itemCreate>;

export const itemCreated = z
  .object({
    id: uuid,
    nanoId,
    branchShortId: branchShortId.describe('Owner'),
    version: z.int().describe('Version to send with the first edit'),
  })
  .describe('The item that was created');
export type ItemCreated = z.infer<typeof itemCreated>;

export const itemCategory = z
  .strictObject({ itemId, categoryId: uuid.describe('Category') })
  .describe('Item–category link');
export const itemCategories = z
  .strictObject({ itemId, categoryIds: z.array(uuid).min(1).max(20).describe('Categories') })
  .describe('Item–category links');
export const itemTag = z.strictObject({ itemId, tagId: uuid.describe('Tag') }).describe('Item–tag link');
export const itemTags = z
  .strictObject({ itemId, tagIds: z.array(uuid).min(1).max(200).describe('Tags') })
  .describe('Item–tag links');

export const itemRelation = z
  .strictObject({ itemParentId: uuid.describe('Parent'), itemChildId: uuid.describe('Child'), relationshipId })
  .describe('Item–item relation');
export const itemRelations = z
  .strictObject({
    itemParentIds: z.array(uuid).min(1).max(50).describe('Parents'),
    itemChildId: uuid.describe('Child'),
    relationshipId: relationshipId.default(3),
  })
  .describe('Relations of one child');

export const itemEvent = z
  .strictObject({
    itemId,
    eventId: uuid.describe('Event'),
    relationshipId: z.int().min(1).max(100).default(1).describe('1: the event also shows here'),
  })
  .describe('Item–event relation');
export const itemEventRelation = itemEvent
  .extend({
    title: z.string().describe('Title of the item'),
    categoryId: uuid.nullable().describe('First category of the item'),
  })
  .describe('Item–event relation');

/** POST /items/addresses/ */
export const itemAddressCreate = z.strictObject({ itemId, lat, lon, ...addressFields }).describe('New address');
/** PUT /items/addresses/{id}: writes only the given fields. */
export const itemAddressUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...addressFields })
  .describe('Fields of an address');
export type ItemAddressFields = z.infer<typeof itemAddressUpdate>;
export const itemAddressOfItem = itemAddress.extend({ itemId });

/** POST /items/reviews/ */
export const itemReviewCreate = z
  .strictObject({
    itemId,
    dateDue: isoDate.describe('When the item has to be reviewed'),
    isCompleted: z.boolean().default(false).describe('Looked at'),
    note: plainText(2000).nullable().default(null).describe('Note'),
  })
  .describe('New review');
export const itemReview = z
  .object({
    id: uuid,
    itemId,
    dateDue: isoDate.describe('When the item has to be reviewed'),
    isCompleted: z.boolean().describe('Looked at'),
    note: z.string().nullable().describe('Note'),
  })
  .describe('Review');
export type ItemReview = z.infer<typeof itemReview>;
/** PUT /items/reviews/{reviewId} */
export const itemReviewUpdate = z
  .strictObject({
    id: uuid.optional().describe('As in the path'),
    itemId: uuid.optional().describe('Item; not changed'),
    dateDue: isoDate.optional().describe('When the item has to be reviewed'),
    isCompleted: z.boolean().optional().describe('Looked at'),
    note: plainText(2000).nullish().describe('Note'),
    nextDateDue: isoDate
      .optional()
      .describe('When completed: due date of the review that follows; default a year from now'),
  })
  .describe('Fields of a review');
export const itemReviewUpdated = itemReview.extend({
  next: itemReview.nullable().describe('The review that follows a completed one'),
});

/** POST /items/mentions/ */
export const mentionCreate = z
  .strictObject({
    itemId,
    title: plainText(300, 1).describe('Headline'),
    url: webAddress.nullish().describe('Where'),
    datePublished: z.iso.date().nullish().describe('When it appeared'),
  })
  .describe('New mention');
export const mentionUpdate = z
  .strictObject({
    id: uuid.optional().describe('As in the path'),
    title: plainText(300, 1).optional().describe('Headline'),
    url: webAddress.nullish().describe('Where'),
    datePublished: z.iso.date().nullish().describe('When it appeared'),
  })
  .describe('Fields of a mention');
export type MentionFields = z.infer<typeof mentionUpdate>;
export const mention = z
  .object({
    id: uuid,
    itemId,
    title: z.string().describe('Headline'),
    url: z.string().nullable().describe('Where'),
    datePublished: z.string().nullable().describe('ISO date'),
  })
  .describe('Mention of an item elsewhere');
export type Mention = z.infer<typeof mention>;

/** POST /featured/ */
export const featuredCreate = z
  .strictObject({
    itemId,
    dateFeatured: z.iso.date().optional().describe('Day; default today, by the clock of the owner'),
  })
  .describe('New featured entry');
export const featuredCreated = z
  .object({ featuredId: uuid, itemId, dateFeatured: z.string().describe('ISO date') })
  .describe('Featured entry');

/** POST /geojsons/ */
export const geojsonWrite = z
  .strictObject({
    id: uuid.optional().describe('As in the path'),
    geojson: geojsonInput,
    base: geojsonValue
      .optional()
      .describe('The geometry as the writer saw it: a later change by somebody else responds 409'),
  })
  .describe('Geometry');
/** PUT /geojsons/{id} */
export const geojsonUpdate = geojsonWrite
  .extend({ type: itemGeojsonType.optional().describe('New kind of a linked geometry'), others })
  .describe('Geometry');
export type GeojsonUpdate = z.infer<typeof geojsonUpdate>;
export const itemGeojsonCreate = z
  .strictObject({ itemId, geojsonId: uuid.describe('Geometry'), type: itemGeojsonType, others })
  .describe('Item–geojson link');
export const itemGeojsonUpdate = z
  .strictObject({
    id: uuid.optional().describe('As in the path'),
    itemId: uuid.optional(),
    geojsonId: uuid.optional(),
    type: itemGeojsonType,
  })
  .describe('Kind of a linked geometry');
export const itemGeojson = z
  .object({
    itemGeojsonId: uuid,
    itemId,
    geojsonId: uuid.describe('The same id: a geometry belongs to one item'),
    nanoId,
    type: itemGeojsonType,
    geojsonType: z.int().nullable().describe('1 line string, 2 polygon, 3 multi line, 4 labelled zones'),
  })
  .describe('Item–geojson link');
export type ItemGeojson = z.infer<typeof itemGeojson>;

const jsonValue = z.union([z.record(z.string(), json), z.array(json)]).describe('Any JSON object or array');
export const jsonWrite = z
  .strictObject({ id: uuid.optional().describe('As in the path'), json: jsonValue })
  .describe('JSON blob');
export const itemJsonCreate = z
  .strictObject({
    itemId,
    jsonId: uuid.describe('Blob'),
    type: z
      .string()
      .regex(/^[\w.:-]{1,64}$/)
      .describe('What it is for'),
  })
  .describe('Item–json link');
export const itemJson = z
  .object({
    itemJsonId: uuid,
    itemId,
    jsonId: uuid.describe('The same id: a blob belongs to one item'),
    type: z.string().describe('What it is for'),
  })
  .describe('Item–json link');
export type ItemJson = z.infer<typeof itemJson>;

export const createdId = z.object({ id: uuid }).describe('What was created or written');

/** GET /items/dashboard/{id}: public fields and those for editors. */
export const editedItem = item
  .extend({
    itemReviews: itemReview.nullable().describe('The newest review'),
    reviewNotes: z
      .array(
        z
          .object({ date: isoDate.describe('Completed'), note: z.string().describe('Note') })
          .describe('Note of a completed review'),
      )
      .optional()
      .describe('Notes of the newest completed reviews, newest first, at most 5'),
    dateBinned: isoDate.nullable().describe('In the trash since; null: not in the trash'),
  })
  .describe('Item with what only editors see');
export type EditedItem = z.infer<typeof editedItem>;

/** POST /items/{id}/revisions/{revision}/restore */
export const itemRestore = z
  .strictObject({
    version: z.int().min(1).describe('Version the editor saw; an older one responds 409'),
    fields: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(100)
      .optional()
      .describe('Only these fields, named as in revisions; if omitted, all of them'),
  })
  .describe('Restoring');

/** GET /items/dashboard/{id}/surroundings/ */
export const itemSurroundings = z
  .array(
    z
      .object({
        id: uuid,
        nanoId,
        title: z.string().describe('Title'),
        lat,
        lon,
        isParent: z.boolean().describe('The item is part of it, or in this hall'),
        geojsons: z.array(z.object({ itemGeojsonType, geojson: geojsonValue })).describe('Its geometry'),
      })
      .describe('Item near another one'),
  )
  .describe('Items with geometry, parents first, then by distance');
export type ItemSurroundings = z.infer<typeof itemSurroundings>;
