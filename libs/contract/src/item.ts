import { z } from 'zod';
import { detailUnit } from './detail-key.ts';
import { hoursPlace } from './hours-place.ts';
import { itemMedium, pictureFocus } from './media.ts';
import { branchShortId, isoDate, lat, lon, nanoId, uuid } from './ref.ts';

const lineString = z
  .object({
    type: z.literal('LineString').describe('GeoJSON type'),
    coordinates: z.array(z.array(z.number()).min(2).max(3)).min(2).describe('[lon, lat] or [lon, lat, metres]'),
  })
  .describe('GeoJSON LineString (RFC 7946)');

export const geojsonValue = z
  .looseObject({ type: z.enum(['Feature', 'FeatureCollection']).describe('GeoJSON type') })
  .describe('GeoJSON Feature or FeatureCollection (RFC 7946)');

/** 1 line, 100–160 compounds, halls and booths, 200 labelled zones, 1000 polygon, 2000 line string. */
export const itemGeojsonType = z
  .union(([1, 100, 110, 120, 130, 140, 150, 160, 200, 1000, 2000] as const).map((n) => z.literal(n)))
  .describe('What the geometry is drawn as');

/** Minimum fields that map, lists, search and filters need of an item; the basemap document consists of these. */
const basemapItem = z
  .object({
    id: uuid,
    nanoId,
    title: z.string().describe('Title; may be empty for amenities without a name'),
    lat,
    lon,
    branch: branchShortId.optional().describe('Branch that owns the item'),
    categories: z.array(uuid).describe('Category ids in their order; the first one draws the symbol'),
    categoriesByDate: z
      .array(uuid)
      .optional()
      .describe('The same ids in the order in which they were added; omitted if the order is equal'),
    tags: z.array(uuid).optional().describe('Tag ids'),
    details: z
      .record(z.string(), z.string())
      .optional()
      .describe('Detail key name → value, for the keys that map, list and search need'),
    address: z.string().optional().describe('Street and number, postcode and city, in one line'),
    image: z.string().optional().describe('Path of a small main picture, below the asset root'),
    imageFocus: pictureFocus
      .optional()
      .describe('Point of that picture that stays visible when it is cropped; omitted: the centre'),
    ways: z
      .array(z.string())
      .optional()
      .describe('Simplified ways, encoded polylines of precision 5 ([lat, lon] pairs)'),
    geojsons: z
      .array(z.object({ itemGeojsonType, geojson: geojsonValue }))
      .optional()
      .describe('Polygons and lines drawn with the item'),
    parents: z.array(uuid).optional().describe('Ids of parent items'),
    children: z.array(uuid).optional().describe('Ids of child items'),
    hasMentions: z.boolean().optional().describe('Is mentioned elsewhere'),
    renown: z
      .int()
      .optional()
      .describe('Renown of the item from other sources and editors, in ranks of the map; higher is better'),
    closed: z.string().optional().describe('datePermanentlyClosed, as stored'),
    duplicateOf: uuid.optional().describe('The item this one repeats'),
    hoursPlace: hoursPlace.optional().describe("Clock and holidays where they are not its branch's"),
    near: z.string().optional().describe('Name of a nearby place, for an item without a title'),
    onStreet: z.string().optional().describe('Name of the street it is on, for an item without a title'),
  })
  .describe('Item on the basemap');
export type BasemapItem = z.infer<typeof basemapItem>;

/** One immutable snapshot of a branch's items. */
export const basemapDocument = z
  .object({
    branchShortId: branchShortId.nullable().describe('Branch; null for all'),
    version: z.string().describe('Changes with every rebuild'),
    total: z.int().describe('Items the branch has'),
    tiled: z.boolean().describe('true: too many to list here, items come as vector tiles and from the search API'),
    hoursPlaces: z
      .record(z.string(), hoursPlace)
      .optional()
      .describe(
        "By owner: clock and holidays of its items, for owners where they are not those of this document's branch",
      ),
    items: z.array(basemapItem).describe('Items; empty when tiled'),
  })
  .describe('Basemap document');
export type BasemapDocument = z.infer<typeof basemapDocument>;

/** GET /branches/basemap-files/: current snapshot below /json/ by branch short ID; '0' is that of all branches. */
export const basemapFiles = z.record(z.string(), z.string()).describe('Snapshot files');
export type BasemapFiles = Record<number, string>;

/** GET /items/search/ */
export const itemSearchQuery = z.strictObject({
  text: z.string().trim().max(200).optional().describe('Words; every word must match the start of a word'),
  branch: z.coerce.number().pipe(branchShortId).optional().describe('Only items this branch shows'),
  categories: z.string().max(4000).optional().describe('Category ids, comma-separated, any of'),
  tags: z
    .string()
    .max(8000)
    .optional()
    .describe('Tag ids, comma-separated, any of; several such groups apart by semicolons: any of each'),
  kindCategories: z
    .string()
    .max(4000)
    .optional()
    .describe('Category ids, comma-separated: of a search shortcut, matching any of these or of `kindTags`'),
  kindTags: z
    .string()
    .max(4000)
    .optional()
    .describe('Tag ids, comma-separated: of a search shortcut, matching any of these or of `kindCategories`'),
  list: uuid
    .optional()
    .describe(
      'Id of a curated list: only its places that this branch includes, with closed ones and duplicates, in its order unless words or `near` determine another',
    ),
  eventsAt: isoDate
    .optional()
    .describe(
      'Instant: only places with events that are current at the beginning of its quarter of an hour and take place',
    ),
  bbox: z
    .string()
    .max(100)
    .optional()
    .describe('west,south,east,north, degrees; across the antimeridian the east is below the west, or beyond 180'),
  near: z.string().max(50).optional().describe('lon,lat: nearest first'),
  limit: z.coerce.number().int().min(1).max(500).default(50).describe('Most items'),
  offset: z.coerce.number().int().min(0).max(10_000).default(0).describe('Items to skip'),
});
export type ItemSearchQuery = z.infer<typeof itemSearchQuery>;
export const itemSearchResult = z
  .object({
    items: z.array(basemapItem).describe('Items, best first'),
    total: z.int().describe('Items that match; counted up to 10,000'),
  })
  .describe('Search result');
export type ItemSearchResult = z.infer<typeof itemSearchResult>;

/** How many places the first page of a guide shows. */
export const FIRST_PLACES = 10;
/** GET /pages/first/{branchShortId} */
export const firstPlaces = z
  .object({
    items: z.array(basemapItem).describe(`The most important ones, at most ${FIRST_PLACES}`),
    total: z.int().describe('Places that lists show'),
  })
  .describe('First places of a guide');
export type FirstPlaces = z.infer<typeof firstPlaces>;

/** GET /items/suggestions/ */
export const itemSuggestions = z
  .object({
    landmarks: z.array(basemapItem).describe('Sights, castles, museums and viewpoints, the best described first'),
    walks: z.array(basemapItem).describe('Hiking routes of 2 to 15 km, the best described first'),
    withHours: z.array(basemapItem).describe('Places to eat, drink and visit with opening hours'),
  })
  .describe('What an imported region has to offer');
export type ItemSuggestions = z.infer<typeof itemSuggestions>;

export const itemDetail = z
  .object({
    id: uuid,
    dataKeyV2: uuid.describe('Item detail key id'),
    dataKeyName: z.string().describe('Name of that key'),
    dataValue: z.string().describe('Value, trimmed'),
    dataValueUnit: detailUnit.nullable().describe('Unit, for keys that need one'),
    dateUpdated: isoDate,
    dataKeyGroup: z.string().nullable().describe('Groups values that belong together'),
  })
  .describe('Item detail');
export type ItemDetail = z.infer<typeof itemDetail>;

const relatedItem = z
  .object({
    id: uuid,
    nanoId,
    title: z.string().describe('Title'),
    lat,
    lon,
    categoryId: uuid.nullable().describe('First category'),
    relationshipId: z.int().describe('1 part of, 2 waypoint, 3 exhibition hall, 4 related'),
    relationshipTitle: z.string().describe('e.g. itemWayPoint'),
  })
  .describe('Related item');
export type RelatedItem = z.infer<typeof relatedItem>;

export const itemAddress = z
  .object({
    id: uuid,
    countryId: uuid.nullable().describe('Country'),
    stateId: uuid.nullable().describe('State'),
    street: z.string().describe('Street; may be empty'),
    housenumber: z.string().describe('House number; may be empty'),
    postcode: z.string().describe('Postal code; may be empty'),
    city: z.string().describe('City; may be empty'),
  })
  .describe('Address');
export type ItemAddress = z.infer<typeof itemAddress>;

/** All fields of one item, as displayed on the detail card. */
export const item = z
  .object({
    id: uuid,
    nanoId,
    branchShortId: branchShortId.describe('Owner'),
    title: z.string().describe('Title'),
    type: z.string().describe('place, way or exhibition'),
    lat,
    lon,
    categories: z
      .array(
        z.object({
          categoryId: uuid,
          mainCategory: z.string().describe('English source name'),
          subCategory: z.string().describe('English source name'),
          icon: z.string().describe('Icon title'),
          dateCreated: isoDate,
        }),
      )
      .describe('Categories, oldest first'),
    tags: z
      .array(
        z.object({
          tagId: uuid,
          tagKey: z.string().describe('Key'),
          showInSubtitle: z.boolean().describe('Shown under the title'),
          isHidden: z.boolean().describe('Never shown'),
          subtitleSortOrder: z.int().describe('Order'),
        }),
      )
      .describe('Tags'),
    itemDetails: z.array(itemDetail).describe('Details'),
    itemParents: z.array(relatedItem).describe('Parents'),
    itemChildren: z.array(relatedItem).describe('Children, in order'),
    datePermanentlyClosed: z.string().nullable().describe('Set when closed for good'),
    isDuplicateOf: uuid.nullable().describe('The item this one repeats'),
    duplicateOfNanoId: nanoId.nullish().describe('Public id of the item this one repeats'),
    hoursPlace: hoursPlace.nullish().describe('Clock and holidays of the place'),
    near: z.string().nullish().describe('Name of a nearby place, for an item without a title'),
    onStreet: z.string().nullish().describe('Name of the street it is on, for an item without a title'),
    geojsons: z
      .array(
        z.object({
          itemGeojsonId: uuid,
          nanoId,
          itemGeojsonType,
          geojsonType: z.int().nullable().describe('1 line string, 2 polygon, 3 multi line, 4 labelled zones'),
          geojson: geojsonValue,
        }),
      )
      .describe('Geometry'),
    ways: z.array(z.object({ nanoId, way: lineString })).describe('Ways at full precision'),
    addresses: z.array(itemAddress).describe('Addresses'),
    mentions: z
      .array(
        z.object({
          id: uuid,
          title: z.string().describe('Headline'),
          url: z.string().nullable().describe('Where'),
          datePublished: z.string().nullable().describe('ISO date'),
        }),
      )
      .optional()
      .describe('Mentions on other sites, newest first'),
    itemMedia: z.array(itemMedium).optional().describe('Pictures and videos, in order'),
    jsons: z
      .array(
        z.object({
          itemJsonId: uuid,
          type: z.string().describe('What it is for'),
          json: z.unknown().describe('Value'),
        }),
      )
      .optional()
      .describe('JSON blobs'),
    featured: z
      .array(z.object({ featuredId: uuid, dateFeatured: z.string().describe('ISO date') }))
      .optional()
      .describe('Days it is featured'),
    version: z.int().describe('Grows with every write; sent back with an edit'),
    dateCreated: isoDate,
    dateUpdated: isoDate,
    dateReviewed: isoDate.nullable().describe("'checked on'"),
    dateAsOf: isoDate
      .nullish()
      .describe('Date of the data: the last change by an editor, else the date of the imported data; null: unknown'),
    source: z.string().describe('Where the item came from: osm, demo or editor'),
  })
  .describe('Item');
export type Item = z.infer<typeof item>;
