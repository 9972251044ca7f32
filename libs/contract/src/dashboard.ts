import { z } from 'zod';
import { detailUnit } from './detail-key.ts';
import { itemDetail } from './item.ts';
import { branchShortId, isoDate, lat, lon, nanoId, plainText, uuid } from './ref.ts';

export const role = z.enum(['staff', 'editor', 'viewer']);
export type Role = z.infer<typeof role>;

/** GET /staff/me: who is logged in and what they may edit. */
export const staffMember = z
  .object({
    email: z.email().describe('Login'),
    name: z.string().describe('Shown name'),
    role: role.describe('staff: everything; editor: the listed branches; viewer: reads'),
    branchShortIds: z.array(branchShortId).describe('Branches; all of them for staff'),
  })
  .describe('Staff member');
export type StaffMember = z.infer<typeof staffMember>;

/** One row of GET /items/dashboard/. */
const dashboardItem = z
  .object({
    id: uuid,
    nanoId,
    branchShortId: branchShortId.describe('Owner'),
    title: z.string().describe('Title; may be empty'),
    lat,
    lon,
    categoryId: uuid.nullable().describe('First category'),
    city: z.string().describe('City of the address; may be empty'),
    dateUpdated: isoDate.describe('Last write'),
    reviewDue: isoDate.nullable().describe('When the open review is due; null without one'),
    source: z.string().describe('Where the item came from: osm, demo or editor'),
    categoryIds: z.array(uuid).describe('Categories, in their order'),
    tagIds: z.array(uuid).describe('Tags'),
    datePermanentlyClosed: z.string().nullable().describe('Closed for good from this day on; null: open'),
    isDuplicateOf: uuid.nullable().describe('The item this one repeats'),
    dateBinned: isoDate.nullable().describe('In the trash since; null: not in the trash'),
    version: z.int().describe('Version, for PUT /items/{id}'),
    addressId: uuid.nullable().describe('Address that has the city; null: no address'),
    contacts: z
      .array(itemDetail.pick({ id: true, dataKeyName: true, dataValue: true, dateUpdated: true }))
      .describe('First detail of each of the keys phone, email and url'),
  })
  .describe('Row of the list of items');
export type DashboardItem = z.infer<typeof dashboardItem>;

export const dashboardItemPage = z
  .object({
    items: z.array(dashboardItem).describe('Items of the page'),
    total: z.int().describe('Items that match'),
    page: z.int().describe('Page, from 1'),
    pageCount: z.int().describe('Pages there are; 0 when nothing matches'),
  })
  .describe('Page of items');
export type DashboardItemPage = z.infer<typeof dashboardItemPage>;

const list = z.string().max(4000).optional();

/** GET /items/dashboard/. All conditions must match; of a list, any entry. */
export const dashboardItemQuery = z.object({
  text: z
    .string()
    .max(200)
    .optional()
    .describe('Words in title, address or category; every one has to fit. The public id as a whole'),
  branch: z.coerce.number().int().min(1).max(32).optional().describe('Only what this branch shows'),
  category: z.string().max(200).optional().describe('One category: its id, or the name of a main category'),
  categories: list.describe('Categories, comma-separated: ids or names of main categories'),
  cities: list.describe('Cities, as in the addresses, separated by |'),
  country: z.string().max(36).optional().describe('Country of the address: its id or ISO 3166-1 alpha-2 code'),
  countries: list.describe('Countries of the address, comma-separated: ids or ISO 3166-1 alpha-2 codes'),
  tags: list.describe('Tag ids, comma-separated'),
  reviewIsDue: z.enum(['true', 'false']).optional().describe('true: only items whose open review is due'),
  hoursUnreadable: z.enum(['true', 'false']).optional().describe('true: only items with hours that cannot be read'),
  state: z
    .enum(['open', 'closed', 'duplicate', 'binned'])
    .optional()
    .describe(
      'open: neither permanently closed nor a duplicate; binned: in the trash. Default: everything that is not in the trash',
    ),
  sorting: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe('1 newest change first, 2 title, 3 review due first, 4 newest first, 5 city and title'),
  reverse: z.enum(['true', 'false']).optional().describe('true: reverse the sorting'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('Page, from 1'),
  pageSize: z.coerce.number().int().min(1).max(200).default(50).describe('Entries of a page'),
});
export type DashboardItemQuery = z.infer<typeof dashboardItemQuery>;

/** GET /items/dashboard/cities/: options of the city filter, by name. */
export const dashboardCities = z.array(
  z.object({ city: z.string().describe('City, as in the addresses'), items: z.int().describe('Items there') }),
);
export type DashboardCities = z.infer<typeof dashboardCities>;
export const dashboardCitiesQuery = z.strictObject({
  branch: z.coerce.number().pipe(branchShortId).optional().describe('Only what this branch shows'),
});

/** PUT /items/{id}. Writes only the given fields; version is the one the editor saw. */
export const itemUpdate = z
  .strictObject({
    version: z
      .int()
      .min(1)
      .describe('Version the editor saw; what others wrote since is merged by field or responds 409'),
    title: plainText(200, 1).optional().describe('Title'),
    lat: lat.optional(),
    lon: lon.optional(),
    datePermanentlyClosed: z.iso.date().nullable().optional().describe('Closed for good from this day on; null: open'),
    type: z.enum(['place', 'way', 'exhibition']).optional().describe('Kind of item'),
    isDuplicateOf: uuid.nullable().optional().describe('The item this one repeats'),
    isBinned: z
      .boolean()
      .optional()
      .describe('true: move to the trash, where no visitor sees it; false: restore from it'),
  })
  .describe('Fields of an item');
export type ItemUpdate = z.infer<typeof itemUpdate>;

/** POST /items/details/ */
export const itemDetailCreate = z.strictObject({
  itemId: uuid.describe('Item'),
  dataKeyV2: uuid.describe('Item detail key'),
  dataValue: plainText(10_000, 1).describe('Value; checked by the type of its key'),
  dataValueUnit: detailUnit.nullish().describe('Unit, for keys that need one; default m'),
});
/** PUT /items/details/{id} */
export const itemDetailUpdate = z.strictObject({
  id: uuid.describe('As in the path'),
  dataValue: plainText(10_000, 1).describe('Value; checked by the type of its key'),
  dataValueUnit: detailUnit.nullish().describe('Unit, for keys that need one; default m'),
  dateUpdated: isoDate.optional().describe('The state the editor saw; a newer one responds 409'),
});
/** DELETE /items/details/{id} */
export const itemDetailDeletion = z.strictObject({
  dateUpdated: isoDate.optional().describe('The state the editor saw; a newer one responds 409'),
});
export type ItemDetailCreate = z.infer<typeof itemDetailCreate>;
export type ItemDetailUpdate = z.infer<typeof itemDetailUpdate>;

/** One entry of GET /items/{id}/revisions/, newest first. */
export const itemRevision = z.object({
  revision: z.int().describe('Number of the version it made'),
  date: isoDate.describe('When'),
  author: z.string().describe('E-mail, or the importer'),
  action: z.string().describe('What was done, e.g. create, update, detail-create, tags-create, restore'),
  changes: z
    .record(
      z.string(),
      z
        .object({ before: z.unknown().describe('Value before'), after: z.unknown().describe('Value after') })
        .describe('Change of one field'),
    )
    .describe('Field → value before and after'),
  note: z.string().nullish().describe('Reply of the editor to the change request that was accepted'),
  authorName: z.string().nullish().describe('Name of the author, if the person has one'),
  names: z
    .record(
      z.string(),
      z
        .object({ title: z.string().describe('Title'), isDeleted: z.boolean().describe('Deleted, or in the trash') })
        .describe('Place that a value refers to'),
    )
    .optional()
    .describe('ID of a place in the values → the place; without those that have no known title'),
});
export type ItemRevision = z.infer<typeof itemRevision>;

/** One entry of GET /metrics/sessions/daily/?days= */
export const sessionsDaily = z.object({
  day: z.iso.date().describe('Day in the time zone of the branch'),
  branchShortId: branchShortId.nullable().describe('Branch; null for the main site'),
  sessions: z.int().describe('Page loads'),
  actions: z.int().describe('Metrics recorded'),
});
export type SessionsDaily = z.infer<typeof sessionsDaily>;
export const sessionsDailyQuery = z.strictObject({
  days: z.coerce.number().int().min(1).max(366).default(30).describe('Days back from today'),
  branch: z.coerce.number().pipe(branchShortId).optional().describe('Only this branch'),
});

/** GET /events/dashboard/ */
const dashboardEvent = z
  .object({
    id: uuid,
    branchShortId: branchShortId.describe('Owner'),
    title: z.string().describe('Title'),
    itemId: uuid.describe('Place of the event'),
    itemNanoId: nanoId.nullable().describe('Public id of the place; null when it is gone'),
    itemTitle: z.string().describe('Title of the place'),
    dateBegin: isoDate.describe('Begin'),
    dateEnd: isoDate.nullable().describe('End; null when open'),
    url: z.string().nullable().describe('Web page'),
    isCancelled: z.boolean().describe('true: it does not take place'),
    isAllDay: z.boolean().describe('true: whole days'),
    dateBinned: isoDate.nullable().describe('In the trash since; null: not in the trash'),
    recurrence: z.string().nullable().describe('Rule of a series, RFC 5545'),
  })
  .describe('Row of the list of events');
export type DashboardEvent = z.infer<typeof dashboardEvent>;
export const dashboardEventPage = z
  .object({
    events: z.array(dashboardEvent).describe('Events of the page'),
    total: z.int().describe('Events that match'),
    page: z.int().describe('Page, from 1'),
    pageCount: z.int().describe('Pages there are; 0 when nothing matches'),
  })
  .describe('Page of events');
export type DashboardEventPage = z.infer<typeof dashboardEventPage>;
export const dashboardEventQuery = z.strictObject({
  text: z
    .string()
    .max(200)
    .optional()
    .describe('Words in the title of the event or of its place; every one has to fit'),
  branch: z.coerce.number().pipe(branchShortId).optional().describe('Only of the owners that this branch shows'),
  item: uuid.optional().describe('Only events at this place, including those also shown there'),
  hidePastEvents: z
    .enum(['true', 'false'])
    .default('true')
    .describe('true: only events that have not ended, earliest first; false: all, latest first'),
  state: z.enum(['binned']).optional().describe('binned: in the trash. Default: everything that is not in the trash'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('Page, from 1'),
  pageSize: z.coerce.number().int().min(1).max(200).default(50).describe('Entries of a page'),
});
export type DashboardEventQuery = z.infer<typeof dashboardEventQuery>;
