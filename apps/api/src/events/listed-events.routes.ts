import { uuid } from '@umkreis/contract/ref.ts';
import type { ListedEventsQuery } from '@umkreis/contract/listed-events.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import { currentEvents } from '@umkreis/places/events/current-events.ts';
import { eventsBetween } from '@umkreis/places/events/events-between.ts';
import { listSeriesOnce } from '@umkreis/places/events/grouped-series.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { assertActive } from '../content/assert-active.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { everyPlace, wantedOf, type WantedListing } from '../pages/listing.ts';
import { idsOfNanoId } from './eventful-places.repository.ts';
import { recentEvents } from './visible-events.repository.ts';

/** Cache of the events of all lists together, bytes. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Approximate bytes of an event. */
const EVENT_BYTES = 1000;

/** The coming events at the places of a list, for agendas of branches of any size. */
export async function listedEventsRoutes(app: TypedApp, { db, content, eventful }: ApiContext): Promise<void> {
  const zoneOf = timeZoneOf(content);
  const cache = new ByteCache<Event[]>({ most: CACHE_BYTES, sizeOf: (events) => EVENT_BYTES * events.length });

  app.handle('GET /events/listed/{branchShortId}', async (request, reply) => {
    const branch = request.params.branchShortId;
    if (branch) assertActive(content, branch);
    const { of, id, from = null, to = null, series, limit } = request.query;
    // Lists and shortcuts change without a content update.
    const wanted = await wantedBy(of, id, branch);
    const version = `${content.versionOf(branch)}|${quarterHour()}|${JSON.stringify(wanted)}`;
    const events = await cache.get(`${branch}/${of}/${id}`, version, () => read(branch, wanted));
    const onDays = eventsBetween(currentEvents(events, Date.now()), { from, to }, () => zoneOf(branch));
    const found = series === 'once' ? listSeriesOnce(onDays) : onDays;
    reply.header('Cache-Control', 'no-cache');
    return { total: found.length, events: found.slice(0, limit) };
  });

  async function wantedBy(of: ListedEventsQuery['of'], id: string, branch: number): Promise<WantedListing> {
    if (of === 'guide') return everyPlace;
    if ((of === 'shortcut' || of === 'tag') && !uuid.safeParse(id).success)
      throw invalidField('/querystring/id', 'a UUID');
    if (of !== 'place') return wantedOf(db, { of, id }, branch);
    const itemIds = await idsOfNanoId(db, id);
    if (itemIds.length === 0) throw notFound('Item');
    return { ...everyPlace, itemIds };
  }

  async function read(branch: number, { onlyWithEvents, ...wanted }: WantedListing): Promise<Event[]> {
    const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
    const now = new Date();
    const itemIds = onlyWithEvents ? (await eventful.at(branch, now.getTime())).ids : wanted.itemIds;
    const shownBy = branch ? { branchShortId: branch } : { owners };
    return recentEvents(db, shownBy, zoneOf, now, { ...wanted, owners, itemIds });
  }
}
