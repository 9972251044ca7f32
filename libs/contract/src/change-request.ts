import { z } from 'zod';
import { detailUnit } from './detail-key.ts';
import { isoDate, lat, lon, plainText, uuid } from './ref.ts';

/** POST /items/change-requests/: what a visitor proposes for an item, or a new item. */
export const changeRequestCreate = z
  .strictObject({
    searchShortcutId: uuid.describe('Shortcut that allows it'),
    itemId: uuid.nullish().describe('Item; if omitted, a new one is proposed'),
    title: plainText(200, 1).optional().describe('Title; needed for a new item'),
    lat: lat.optional(),
    lon: lon.optional(),
    isPermanentlyClosed: z.boolean().optional().describe('The place is closed for good'),
    address: z
      .strictObject({
        street: plainText(200).optional().describe('Street'),
        housenumber: plainText(20).optional().describe('House number'),
        postcode: plainText(20).optional().describe('Postal code'),
        city: plainText(100).optional().describe('City'),
      })
      .optional()
      .describe('Address; only the fields that are to change'),
    details: z
      .array(
        z.strictObject({
          dataKeyV2: uuid.describe('Item detail key'),
          dataValue: plainText(2000).describe('Value; empty: there is none any more'),
          dataValueUnit: detailUnit.nullish().describe('Unit, for keys that need one'),
        }),
      )
      .max(40)
      .optional()
      .describe('Details, one per key'),
    categoryIds: z.array(uuid).min(1).max(5).optional().describe('Categories of a new item'),
    note: plainText(2000).default('').describe('Message to the editors'),
    contactEmail: z.email().max(200).nullish().describe('For questions; never published'),
  })
  .describe('Change request');
export type ChangeRequestCreate = z.infer<typeof changeRequestCreate>;

const changeRequestState = z.enum(['open', 'accepted', 'declined']);
const linkId = z
  .string()
  .regex(/^[\w-]{24}$/)
  .describe('Secret part of the private link');

/** What the sender sees at the private link. */
export const changeRequest = z
  .object({
    linkId,
    itemId: uuid.nullable().describe('Item; null: a new one was proposed'),
    state: changeRequestState.describe('open: waits for an editor'),
    changes: z
      .record(
        z.string(),
        z
          .object({ before: z.unknown().describe('Value then'), after: z.unknown().describe('Value proposed') })
          .describe('Change of one field'),
      )
      .describe('Field → value then and proposed'),
    note: z.string().describe('Message to the editors'),
    dateCreated: isoDate.describe('Sent'),
    dateDecided: isoDate.nullable().describe('Decided'),
    reply: z.string().describe("The editors' reply to the sender; may be empty"),
    taken: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        'Field → value that was written, as editors may have adapted it; null: nothing was, or it was not kept',
      ),
  })
  .describe('Change request as its sender sees it');
export type ChangeRequest = z.infer<typeof changeRequest>;
export const changeRequestParams = z.object({ linkId });

/** What editors see in addition. */
const receivedChangeRequest = changeRequest
  .omit({ linkId: true })
  .extend({
    id: uuid,
    branchShortId: z.int().describe("Item's owner"),
    itemTitle: z.string().nullable().describe('Title of the item today'),
    contactEmail: z.string().nullable().describe('For questions; null for viewers'),
    decidedBy: z.string().nullable().describe('E-mail of the editor who decided'),
    now: z.record(z.string(), z.unknown()).describe('Field → value today, while it waits; empty for a new item'),
    earlier: z
      .array(
        z
          .object({
            state: changeRequestState.describe('Decision'),
            dateDecided: isoDate.describe('Decided'),
            decidedBy: z.string().nullable().describe('E-mail of the editor who decided'),
            reply: z.string().describe("The editors' reply"),
          })
          .describe('Earlier decision'),
      )
      .optional()
      .describe('While it waits: the newest decisions with a reply on other requests for the item, at most 3'),
    position: z.object({ lat, lon }).nullable().describe('Where the item is today, while it waits; null for a new one'),
  })
  .describe('Change request as editors see it');
export type ReceivedChangeRequest = z.infer<typeof receivedChangeRequest>;
export const changeRequestPage = z
  .object({
    changeRequests: z.array(receivedChangeRequest).describe('Requests of the page, oldest first'),
    total: z.int().describe('Requests that match'),
    page: z.int().describe('Page, from 1'),
    pageCount: z.int().describe('Pages there are; 0 when nothing matches'),
  })
  .describe('Page of change requests');
export type ChangeRequestPage = z.infer<typeof changeRequestPage>;
export const changeRequestQuery = z.strictObject({
  branch: z.coerce.number().int().min(1).max(32).optional().describe('Only of this branch'),
  state: changeRequestState.default('open').describe('State'),
  page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page'),
  pageSize: z.coerce.number().int().min(1).max(200).default(50).describe('Entries of a page'),
  contacts: z
    .enum(['true', 'false'])
    .default('true')
    .describe('false: without the addresses of the senders, e.g. to count; reading them is recorded'),
});
export type ChangeRequestQuery = z.infer<typeof changeRequestQuery>;
/**
 * PUT /items/change-requests/{id}. Accepting writes the proposed values. A field that somebody wrote since the
 * request was sent responds 409 with both values, unless `version` confirms that the editor has seen the current
 * state.
 */
export const changeRequestDecision = z
  .strictObject({
    state: z.enum(['accepted', 'declined']).describe('accepted: what is proposed is written; declined: nothing is'),
    reply: plainText(2000).default('').describe('Words to the sender'),
    fields: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(60)
      .optional()
      .describe('Only these of the proposed fields; if omitted, all of them'),
    version: z.int().min(1).optional().describe('Version of the item that the editor saw'),
    values: z
      .record(
        z.string().max(100),
        z.union([z.string().max(10_000), z.number(), z.boolean(), z.array(uuid).min(1).max(5)]),
      )
      .optional()
      .describe('Proposed field → what the editor writes in its place; checked as the proposal was'),
  })
  .describe('Decision on a change request');
export type ChangeRequestDecision = z.infer<typeof changeRequestDecision>;
export const changeRequestDecided = z
  .object({
    id: uuid,
    itemId: uuid.nullable().describe('Item that was changed or created; null when declined without one'),
    dateDecided: isoDate.describe('Decided; undoing the decision needs it'),
  })
  .describe('The request that was decided');
/**
 * POST /items/change-requests/{id}/reopen. 409 when somebody has decided again, or has changed an accepted field or
 * the created item since; nothing is changed then.
 */
export const changeRequestReopening = z
  .strictObject({ dateDecided: isoDate.describe('The decision that the editor saw') })
  .describe('Decision to be undone');
export const changeRequestReopened = z
  .object({ id: uuid, itemId: uuid.nullable().describe('Item of the request; null: a new one is proposed') })
  .describe('The request that is open again');
