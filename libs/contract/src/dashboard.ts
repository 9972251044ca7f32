import { z } from 'zod';
import { detailUnit } from './detail-key.ts';
import { branchShortId, isoDate, lat, lon, nanoId, plainText, uuid } from './ref.ts';

export const role = z.enum(['staff', 'editor', 'viewer']);
export type Role = z.infer<typeof role>;

/** GET /staff/me: who is logged in and what they may edit. */
export const staffMember = z.object({
  email: z.email().describe('Login'),
  name: z.string().describe('Shown name'),
  role: role.describe('staff: everything; editor: the listed branches; viewer: reads'),
  branchShortIds: z.array(branchShortId).describe('Branches; all of them for staff'),
}).describe('Staff member');
export type StaffMember = z.infer<typeof staffMember>;

/** One row of GET /items/dashboard/. */
export const dashboardItem = z.object({
  id: uuid,
  nanoId,
  branchShortId,
  title: z.string(),
  lat,
  lon,
  categoryId: uuid.nullable(),
  city: z.string(),
  dateUpdated: isoDate,
  reviewDue: isoDate.nullable(),
  source: z.string(),
});
export type DashboardItem = z.infer<typeof dashboardItem>;

export const dashboardItemPage = z.object({
  items: z.array(dashboardItem),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type DashboardItemPage = z.infer<typeof dashboardItemPage>;

/** GET /items/dashboard/. sorting: 1 newest change first, 2 title, 3 review due first. */
export const dashboardItemQuery = z.object({
  text: z.string().max(200).optional(),
  branch: z.coerce.number().int().min(1).max(32).optional(),
  category: z.string().optional(),
  reviewIsDue: z.enum(['true', 'false']).optional(),
  sorting: z.coerce.number().int().min(1).max(3).default(1),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});
export type DashboardItemQuery = z.infer<typeof dashboardItemQuery>;

/** PUT /items/{id}. Only the fields sent are written; version is the one the editor saw. */
export const itemUpdate = z.strictObject({
  version: z.int().min(1),
  title: plainText(200, 1).optional(),
  lat: lat.optional(),
  lon: lon.optional(),
  datePermanentlyClosed: z.iso.date().nullable().optional(),
  type: z.enum(['place', 'way', 'exhibition']).optional(),
  isDuplicateOf: uuid.nullable().optional(),
});
export type ItemUpdate = z.infer<typeof itemUpdate>;

/** POST /items/details/ */
export const itemDetailCreate = z.strictObject({
  itemId: uuid,
  dataKeyV2: uuid,
  dataValue: plainText(10_000, 1),
  dataValueUnit: detailUnit.nullish(),
});
/** PUT /items/details/{id} */
export const itemDetailUpdate = z.strictObject({
  id: uuid,
  dataValue: plainText(10_000, 1),
  dataValueUnit: detailUnit.nullish(),
  dateUpdated: isoDate.optional().describe('The state the editor saw; a newer one answers 409'),
});
export type ItemDetailCreate = z.infer<typeof itemDetailCreate>;
export type ItemDetailUpdate = z.infer<typeof itemDetailUpdate>;

/** One entry of GET /items/{id}/revisions/, newest first. */
export const itemRevision = z.object({
  revision: z.int(),
  date: isoDate,
  author: z.string().describe('E-mail, or the importer'),
  action: z.string().describe('What was done, e.g. create, update, detail-create, tags-create, restore'),
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })).describe('Field → value before and after'),
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
  days: z.coerce.number().int().min(1).max(366).default(30),
  branch: z.coerce.number().pipe(branchShortId).optional(),
});

/** GET /events/dashboard/ */
export const dashboardEvent = z.object({
  id: uuid,
  branchShortId,
  title: z.string(),
  itemId: uuid,
  itemNanoId: nanoId.nullable(),
  itemTitle: z.string(),
  dateBegin: isoDate,
  dateEnd: isoDate.nullable(),
  url: z.string().nullable(),
});
export type DashboardEvent = z.infer<typeof dashboardEvent>;
export const dashboardEventPage = z.object({ events: z.array(dashboardEvent), total: z.int(), page: z.int(), pageCount: z.int() });
export type DashboardEventPage = z.infer<typeof dashboardEventPage>;
export const dashboardEventQuery = z.strictObject({
  branch: z.coerce.number().pipe(branchShortId).optional(),
  hidePastEvents: z.enum(['true', 'false']).default('true'),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});
export type DashboardEventQuery = z.infer<typeof dashboardEventQuery>;
