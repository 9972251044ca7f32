import { z } from 'zod';
import { MOST_IN_BULK } from './size-limits.ts';
import { event } from './event.ts';
import { mediumTexts } from './media.ts';
import { branchShortId, isoDate, plainText, uuid } from './ref.ts';

const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
const eventId = uuid.describe('Event');
const recurrence = z
  .string()
  .max(200)
  .regex(/^FREQ=[A-Z0-9=;,-]+$/)
  .nullish()
  .describe(
    'Rule of a series, RFC 5545: FREQ with INTERVAL, BYDAY (weekly: TU,TH; monthly: 2SA or -1FR), UNTIL or COUNT; null for an event that comes once',
  );
const exceptDates = z
  .array(z.iso.date())
  .max(400)
  .describe('Days on which the series has no event, by the clock of the branch');

/** What visitors need to know before they come; null: none. */
const facts = {
  price: plainText(80, 1).nullish().describe("What it costs, as text; 'free': admission is free"),
  organizer: plainText(120, 1).nullish().describe('Who organizes it'),
  ticketUrl: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullish()
    .describe('Where tickets are sold: an https address'),
  location: plainText(200, 1).nullish().describe('Where at its place, e.g. a room'),
};
const isAllDay = z
  .boolean()
  .describe(
    'true: whole days; begin and end are moved to midnight of the first and 23:59 of the last day on the clock of the branch',
  );

/** POST /events. The event belongs to the branch of its place. */
export const eventCreate = z
  .strictObject({
    itemId: uuid.describe('Place of the event'),
    title: plainText(200, 1).describe('Title'),
    description: plainText(10_000).default('').describe('Text'),
    url: webAddress.nullish().describe('Web page'),
    dateBegin: isoDate.describe('Begin'),
    dateEnd: isoDate.nullish().describe('End; null when open'),
    isAllDay: isAllDay.default(false),
    ...facts,
    recurrence,
    exceptDates: exceptDates.default([]),
    branchIds: z.array(branchShortId).max(32).default([]).describe('Branches that show it'),
    tagIds: z.array(uuid).max(50).default([]).describe('Tags'),
    itemIds: z.array(uuid).max(50).default([]).describe('Other items it also shows on'),
    replaces: z
      .strictObject({ eventId: uuid.describe('Series, of the same branch'), date: z.iso.date().describe('Day') })
      .optional()
      .describe('Date of a series that this event replaces; the series then excludes it'),
    pictureOf: uuid.optional().describe("Event of one of the person's branches whose picture it gets too"),
  })
  .describe('New event');
export type EventCreate = z.infer<typeof eventCreate>;

export const eventCreated = z
  .object({
    id: uuid,
    branchShortId: branchShortId.describe('Owner'),
    version: z.int().describe('Version to send with the first edit'),
  })
  .describe('The event that was created');

/** PUT /events/{id}. Writes only the given fields; version is the one the editor saw. */
export const eventUpdate = z
  .strictObject({
    id: uuid.optional().describe('As in the path'),
    version: z.int().min(1).describe('Version the editor saw'),
    itemId: uuid.optional().describe('Place of the event, of the same branch'),
    title: plainText(200, 1).optional().describe('Title'),
    description: plainText(10_000).optional().describe('Text'),
    url: webAddress.nullable().optional().describe('Web page'),
    dateBegin: isoDate.optional().describe('Begin'),
    dateEnd: isoDate.nullable().optional().describe('End; null when open'),
    isAllDay: isAllDay.optional(),
    ...facts,
    recurrence,
    exceptDates: exceptDates.optional(),
    isCancelled: z.boolean().optional().describe('true: it does not take place; visitors see it as cancelled'),
    isBinned: z
      .boolean()
      .optional()
      .describe('true: move to the trash, where no visitor sees it; false: restore from it'),
  })
  .describe('Fields of an event');
export type EventUpdate = z.infer<typeof eventUpdate>;

const { alt, credit, licence } = mediumTexts;
const pictureTexts = { alt: alt.optional(), credit: credit.optional(), licence: licence.optional() };

/** POST /events/{id}/picture: form fields in addition to `file`. */
export const eventPictureCreate = z
  .strictObject(pictureTexts)
  .describe('Texts of the new picture; without one that of the previous picture remains');
export type EventPictureCreate = z.infer<typeof eventPictureCreate>;

/** PUT /events/{id}/picture: writes only the given fields. */
export const eventPictureUpdate = z
  .strictObject({ version: z.int().min(1).describe('Version of the event that the editor saw'), ...pictureTexts })
  .describe('Texts of the picture of an event');
export type EventPictureUpdate = z.infer<typeof eventPictureUpdate>;

/** GET /events/dashboard/{id} */
export const editedEvent = event
  .extend({
    branchShortId: branchShortId.describe('Owner'),
    version: z.int().describe('Grows with every write; sent back with an edit'),
    dateBinned: isoDate.nullable().describe('In the trash since; null: not in the trash'),
    source: z.string().describe('Where the event came from: demo, editor or calendar'),
    itemEvents: z
      .array(
        z.object({
          itemId: uuid,
          relationshipId: z.int().describe('1: the event also shows there'),
          title: z.string().describe('Title of the item'),
        }),
      )
      .describe('Other items the event also shows on'),
  })
  .describe('Event as an editor sees it');
export type EditedEvent = z.infer<typeof editedEvent>;

/** PUT /events/bulk/ */
export const eventBulk = z
  .strictObject({
    eventIds: z.array(uuid).min(1).max(MOST_IN_BULK).describe('Events'),
    isBinned: z.boolean().describe('true: move to the trash; false: restore from it'),
  })
  .describe('Change to several events');
export const eventBulkResult = z
  .object({
    changed: z.array(uuid).describe('Events that were changed'),
    unchanged: z.int().describe('Events that were so already'),
  })
  .describe('What a change to several events did');
export type EventBulkResult = z.infer<typeof eventBulkResult>;

export const eventBranch = z.strictObject({ eventId, branchId: branchShortId }).describe('Event–branch link');
export const eventBranches = z
  .strictObject({ eventId, branchIds: z.array(branchShortId).min(1).max(32).describe('Branches') })
  .describe('Event–branch links');
export const eventTag = z.strictObject({ eventId, tagId: uuid.describe('Tag') }).describe('Event–tag link');
