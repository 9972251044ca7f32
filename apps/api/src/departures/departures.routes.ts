import type { Departures } from '@umkreis/contract/departure.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { assertActive } from '../content/assert-active.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { createDocument, type Document } from '../http/document.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import { QueueFull, WorkQueue } from '../http/work-queue.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findVisibleById } from '../items/item.repository.ts';
import { dayTrips } from './day-trips.repository.ts';
import { stopsOfItem, ownerOfTimetable } from './departures.repository.ts';
import { nextDepartures } from './next-departures.ts';
import { createRealtime } from './realtime.ts';
import { TimetableFeeds, isWithin } from './timetable-feeds.ts';

const MINUTE_MS = 60_000;
/** Cache sizes for responses about single stops and for whole days, bytes. */
const DEPARTURES_BYTES = 8 * 1024 * 1024;
const DAYS_BYTES = 32 * 1024 * 1024;
/** Timetables of days are built one after another because each takes much memory; this many may be queued. */
const MAX_QUEUED = 20;
/** Real-time data do not cover departures later than this. */
const REALTIME_HORIZON_MS = 3 * 3_600_000;

export async function departuresRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const loaded = timetables(app, context);
  addDepartures(app, context, loaded);
  addDays(app, context, loaded);
}

function timetables(app: TypedApp, { db, content, config }: ApiContext) {
  const feeds = new TimetableFeeds(db);
  const realtime = createRealtime(config.GTFS_REALTIME_URLS, app.log);
  async function load(itemId: string, at: Date, limit: number): Promise<Departures> {
    const item = await findVisibleById(db, itemId);
    if (!item || !content.isActive(item.owner_id)) throw notFound('Item');
    const stop = await stopsOfItem(db, itemId);
    const feed = stop && (await feeds.all()).get(stop.owner);
    if (!stop || !feed)
      return {
        itemId,
        hasTimetable: false,
        hasRealtime: false,
        timeZone: timeZoneOf(content)(item.owner_id),
        firstDay: null,
        lastDay: null,
        departures: [],
      };
    const live = Math.abs(at.getTime() - Date.now()) < REALTIME_HORIZON_MS ? await realtime(feed.owner) : undefined;
    return {
      itemId,
      hasTimetable: true,
      hasRealtime: live !== undefined,
      timeZone: feed.timeZone,
      firstDay: feed.firstDay,
      lastDay: feed.lastDay,
      departures: await nextDepartures(db, feed, stop.stops, { at, limit, live }),
    };
  }
  return { feeds, load };
}

function addDepartures(app: TypedApp, { content }: ApiContext, { feeds, load }: ReturnType<typeof timetables>): void {
  const recent = new ByteCache<Document>({ most: DEPARTURES_BYTES, sizeOf: bytesOf });

  app.handle('GET /departures/{itemId}', async (request, reply) => {
    const { itemId } = request.params;
    const { limit } = request.query;
    const minute = Math.floor((request.query.at ? Date.parse(request.query.at) : Date.now()) / MINUTE_MS) * MINUTE_MS;
    const all = await feeds.all();
    const running = Math.floor(Date.now() / (MINUTE_MS / 2));
    const document = await recent.get(
      `${itemId}|${minute}|${limit}`,
      `${[...all.values()].map((feed) => feed.imported).join()}|${content.version}|${running}`,
      async () => createDocument(JSON.stringify(await load(itemId, new Date(minute), limit))),
    );
    return sendDocument(request, reply, document);
  });
}

function addDays(app: TypedApp, { db, content }: ApiContext, { feeds }: ReturnType<typeof timetables>): void {
  const days = new ByteCache<Document>({ most: DAYS_BYTES, sizeOf: bytesOf });

  const queue = new WorkQueue({ atOnce: 1, maxQueued: MAX_QUEUED });

  app.handle('GET /timetables/branchshortid/{branchShortId}', async (request, reply) => {
    const id = request.params.branchShortId;
    assertActive(content, id);
    const all = await feeds.all();
    const owners = content.branches.get(id)?.owners ?? [];
    const near = all.has(id) ? id : await ownerOfTimetable(db, owners);
    const feed = near === undefined ? undefined : all.get(near);
    const zone = feed?.timeZone ?? timeZoneOf(content)(id);
    const date = request.query.date ?? dayInZone(new Date(), zone);
    // Days without a timetable are not cached: there is no limit to how many can be requested.
    const document =
      feed && isWithin(feed, date)
        ? await days.get(`${id}|${date}`, `${feed.owner}|${feed.imported}`, () =>
            queue
              .run(1, async () => createDocument(JSON.stringify(await dayTrips(db, feed, date))))
              .catch((error: unknown) => {
                throw error instanceof QueueFull ? queueFullError() : error;
              }),
          )
        : await createDocument(JSON.stringify({ date, timeZone: zone, lines: [], patterns: [], trips: [] }));
    return sendDocument(request, reply, document);
  });
}

const bytesOf = ({ raw, br, gz }: Document) => raw.length + (br?.length ?? 0) + (gz?.length ?? 0);

const queueFullError = () =>
  new ProblemError(
    503,
    'unavailable',
    'Too many days were requested at once',
    { detail: 'Try again in a few seconds.' },
    { 'Retry-After': '2' },
  );
