import { z } from 'zod';
import { LARGEST_CALENDAR } from './size-limits.ts';
import { branchShortId, isoDate, uuid } from './ref.ts';

export const MOST_CALENDAR_EVENTS = 1000;

/** PUT /events/calendar/ */
export const calendarImport = z
  .strictObject({
    itemId: uuid.describe('Place of the events'),
    text: z.string().min(1).max(LARGEST_CALENDAR).describe('iCalendar file (RFC 5545)'),
    isPreview: z.boolean().default(false).describe('true: nothing is written'),
  })
  .describe('Events of a calendar file');

/** Why an event is rejected; some are followed by a quoted value: has the unknown time zone “Saal”. */
export const calendarRejections = [
  'has no begin',
  'has no title',
  'has no readable time',
  'is cut off',
  'ends before it begins',
  'lasts too long',
  'has the unknown time zone',
  'has an invalid rule',
  'has too many rules',
  'lists too many dates',
  'has no date in the coming year',
  'repeats in a way that takes too long to work out',
  'has dates beyond what a calendar may have',
  'has a value that events do not allow:',
] as const;
export type CalendarRejection = (typeof calendarRejections)[number];

const calendarRow = z
  .object({
    uid: z.string().describe('UID in the calendar'),
    title: z.string().describe('Title'),
    dateBegin: isoDate.nullable().describe('Begin; null when it could not be read'),
    state: z
      .enum(['new', 'changed', 'same', 'cancelled', 'removed', 'refused'])
      .describe(
        'What becomes of it; cancelled: it is in the calendar no more; removed: it became private, or a date of a series again, and is in the trash',
      ),
    fault: z.string().nullable().describe('Why it was refused'),
    eventId: uuid.nullish().describe('The event; null where none is stored, as in a preview'),
    place: z
      .object({ itemId: uuid.describe('Place'), title: z.string().describe('Its title') })
      .nullish()
      .describe(
        'Where the event is, if not at the place of the import: a new one at the place of the branch that its LOCATION alone names by title or address',
      ),
  })
  .describe('An event of a calendar');
export type CalendarRow = z.infer<typeof calendarRow>;
const calendarNote = z
  .object({
    kind: z
      .enum(['past', 'allPast', 'private', 'later', 'lines', 'end', 'date'])
      .describe(
        'past, allPast: events that have ended; private: events that are private or confidential; later: a series has dates more than a year ahead; lines: lines that are no calendar lines; end, date: an end or a listed date could not be read',
      ),
    title: z.string().nullable().describe('Event; null: the whole calendar'),
    count: z.int().describe('Number of events, imported dates, lines or parts'),
  })
  .describe('What was left out of a calendar');
export type CalendarNote = z.infer<typeof calendarNote>;
export const calendarResult = z.object({
  rows: z.array(calendarRow).describe('Events, as in the calendar'),
  notes: z.array(calendarNote).describe('What was left out'),
});
export type CalendarResult = z.infer<typeof calendarResult>;

/** A subscription is suspended after this many consecutive failures. */
export const MOST_FEED_FAILURES = 5;

/** POST /events/feeds/ */
export const calendarFeedCreate = z
  .strictObject({
    itemId: uuid.describe('Place of the events'),
    url: z
      .string()
      .trim()
      .max(2000)
      .regex(/^(https?|webcal):\/\//i)
      .describe('Address of the calendar; read at once, and every six hours from then on'),
  })
  .describe('New subscription');
/** Entries of each list of a subscription's report. */
export const MOST_LEFT_OUT = 100;

const calendarLeftOut = z
  .object({
    notes: z.array(calendarNote).describe('What was left out'),
    refused: z
      .array(calendarRow.pick({ uid: true, title: true, fault: true }))
      .describe('Events that could not be imported, with the reason'),
    refusedCount: z.int().describe('Number of these events; the list may be shorter'),
  })
  .describe('What a reading of a calendar left out');
export type CalendarLeftOut = z.infer<typeof calendarLeftOut>;

export const calendarFeed = z
  .object({
    id: uuid,
    branchShortId: branchShortId.describe('Owner'),
    itemId: uuid.describe('Place of the events'),
    itemTitle: z.string().describe('Title of that place'),
    url: z.string().describe('Address'),
    dateRead: isoDate.nullable().describe('Last read; null: not yet'),
    fault: z.string().nullable().describe('Why the last reading failed; the events of before stay'),
    eventCount: z.int().describe('Events it brought'),
    failureCount: z.int().describe('Readings that failed one after the other'),
    dateSuspended: isoDate
      .nullable()
      .describe('Not read since then, as it failed too often, see `fault`; null: active'),
    leftOut: calendarLeftOut.nullable().describe('What the last successful reading left out; null: not known'),
  })
  .describe('Subscription of a calendar');
export type CalendarFeed = z.infer<typeof calendarFeed>;
