import type { Db } from '@umkreis/db/database.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { calendarText, startCalendarServer, type CalendarServer } from './calendar-server.ts';
import type { CreateSample } from './sample.ts';
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
export const calendarSamples: Record<string, CreateSample> = {
  'PUT /events/calendar/': () => ({
    url: '/events/calendar/',
    payload: {
      itemId: bakery.id,
      text: calendarText([`UID:${uniqueId()}`, 'SUMMARY:Fest', 'DTSTART:20900704T150000Z']),
    },
  }),
  'POST /events/feeds/': async () => ({
    url: '/events/feeds/',
    payload: { itemId: bakery.id, url: await calendarUrl() },
  }),
  'PUT /events/feeds/{id}/read': async (db) => ({ url: `/events/feeds/${await feed(db)}/read`, payload: {} }),
  'PUT /events/feeds/{id}/resume': async (db) => ({ url: `/events/feeds/${await feed(db)}/resume`, payload: {} }),
  'DELETE /events/feeds/{id}': async (db) => ({ url: `/events/feeds/${await feed(db)}` }),
};
