import { z } from 'zod';
import { event } from './event.ts';
import { MOST_LISTED_EVENTS } from './size-limits.ts';
import { isoDate } from './ref.ts';

/** GET /events/listed/{branchShortId}: the coming events at the places of a list, or of a whole guide. */
export const listedEventsQuery = z.strictObject({
  of: z.enum(['shortcut', 'tag', 'category', 'list', 'place', 'guide']).describe('What lists the places'),
  id: z
    .string()
    .max(200)
    .default('')
    .describe(
      'Id of the search shortcut or the tag, English name of the category, public id of the curated list or the place; empty for the guide',
    ),
  from: z.iso.date().optional().describe("First day, in the guide's zone; default: today"),
  to: z.iso.date().optional().describe('Last day, included; default: no limit'),
  series: z
    .enum(['dates', 'once'])
    .default('dates')
    .describe('dates: each date of a series is an event; once: a series is one event, at its first date on these days'),
  limit: z.coerce.number().int().min(1).max(MOST_LISTED_EVENTS).default(100).describe('Maximum events'),
});
export type ListedEventsQuery = z.infer<typeof listedEventsQuery>;

const listedEvent = event.extend({
  laterDates: z
    .array(isoDate)
    .optional()
    .describe('Of a series listed once: starts of its following events on these days, soonest first'),
});
export type ListedEvent = z.infer<typeof listedEvent>;

export const listedEvents = z
  .object({
    total: z.int().describe('All events on these days'),
    events: z.array(listedEvent).describe('The first of them, soonest first'),
  })
  .describe('Coming events of a list');
export type ListedEvents = z.infer<typeof listedEvents>;
