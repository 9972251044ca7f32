import { z } from 'zod';
import { rendition } from './media.ts';
import { branchShortId, isoDate, nanoId, uuid } from './ref.ts';

export const eventPicture = z
  .object({
    id: z.string().describe('Its file: the same for the same content'),
    alt: z.string().describe('What is to be seen, for those who cannot see it; may be empty'),
    credit: z.string().describe('Author or owner to be named; may be empty'),
    licence: z.string().describe('Licence, e.g. CC BY 4.0; may be empty'),
    width: z.int().describe('Pixels of the original, upright'),
    height: z.int().describe('Pixels of the original, upright'),
    color: z.string().describe('Dominant colour, #rrggbb, displayed while the picture loads'),
    renditions: z.array(rendition).describe('Sizes as WebP, narrowest first'),
  })
  .describe('Picture of an event');
export type EventPicture = z.infer<typeof eventPicture>;

export const event = z
  .object({
    id: uuid,
    itemId: uuid.describe('Place of the event'),
    itemNanoId: nanoId.nullish().describe('Public id of that place'),
    itemTitle: z.string().nullish().describe('Title of that place'),
    title: z.string().describe('Title'),
    description: z.string().describe('Text; may be empty'),
    url: z.string().nullable().describe('Web page'),
    dateBegin: isoDate.describe('Begin'),
    dateEnd: isoDate.nullable().describe('End; null when open'),
    recurrence: z
      .string()
      .nullish()
      .describe('Rule of the series, RFC 5545, e.g. FREQ=WEEKLY;BYDAY=TU; null for an event that comes once'),
    exceptDates: z.array(z.iso.date()).optional().describe('Days on which the series has no event'),
    seriesBegin: isoDate.optional().describe('Begin of the first event of the series, from which its rule counts'),
    seriesId: uuid
      .optional()
      .describe('The event as it is edited; public reads list the events of a series one by one'),
    isCancelled: z.boolean().optional().describe('true: it does not take place'),
    isAllDay: z
      .boolean()
      .optional()
      .describe('true: whole days, from midnight of the first to 23:59 of the last on the clock of its branch'),
    price: z.string().nullish().describe("What it costs, as text; 'free': admission is free"),
    organizer: z.string().nullish().describe('Who organizes it'),
    ticketUrl: z.string().nullish().describe('Where tickets are sold'),
    location: z.string().nullish().describe('Where at its place, e.g. a room'),
    picture: eventPicture.nullish().describe('Its own picture; without one its place is shown'),
    branches: z.array(z.object({ branchId: branchShortId })).describe('Branches that show it'),
    tags: z.array(z.object({ tagId: uuid })).describe('Tags'),
    itemEvents: z.array(z.object({ itemId: uuid })).describe('Other items the event also shows on'),
  })
  .describe('Event');
export type Event = z.infer<typeof event>;
