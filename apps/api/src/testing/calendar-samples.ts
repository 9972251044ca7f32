import type { Db } from '@umkreis/db/database.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { calendarText, startCalendarServer, type CalendarServer } from './calendar-server.ts';
import type { Samples } from './sample.ts';
import { bakery } from './seed-guide.ts';

let server: Promise<CalendarServer> | undefined;
/** Starts a server where every address is a calendar with an event of its own. */
const calendarUrl = async () => {
  server ??= startCalendarServer((request, response) =>
    response.end(calendarText([`UID:${request.url}`, 'SUMMARY:Fest', 'DTSTART:20900704T150000Z'])),
  );
  return `${(await server).url}/${uniqueId()}.ics`;
};
const feed = async (db: Db) =>
  (
    await db
      .insertInto('calendar_feeds')
      .values({
        id: uniqueId(),
        owner_id: bakery.owner_id,
        item_id: bakery.id,
        url: await calendarUrl(),
        created_by: 'one@test.example',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Calls that import events from calendars. */
export const calendarSamples: Samples = {
  'PUT /events/calendar/': () => ({
    body: { itemId: bakery.id, text: calendarText([`UID:${uniqueId()}`, 'SUMMARY:Fest', 'DTSTART:20900704T150000Z']) },
  }),
  'POST /events/feeds/': async () => ({ body: { itemId: bakery.id, url: await calendarUrl() } }),
  'PUT /events/feeds/{id}/read': async (db) => ({ params: { id: await feed(db) } }),
  'PUT /events/feeds/{id}/resume': async (db) => ({ params: { id: await feed(db) } }),
  'DELETE /events/feeds/{id}': async (db) => ({ params: { id: await feed(db) } }),
};
