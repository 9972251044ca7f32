import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DashboardEvent, DashboardEventQuery } from '@umkreis/contract/dashboard.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { EventRow } from '@umkreis/calendars/event-rows.repository.ts';
import { pictureFilesOf, pictureOf } from '@umkreis/calendars/event-picture.repository.ts';
import type { Db } from '@umkreis/db/database.ts';
import { byStart } from '@umkreis/places/events/current-events.ts';
import { MOST_ROWS } from '../http/most-rows.ts';
import { isRecent, isStillCurrent, PAST_EVENT_DAYS } from '../shared-queries/recent-events.repository.ts';
import { wordPattern } from '../shared-queries/word-pattern.ts';
import { eventsOfSeries } from './dates-of-series.ts';
import { isAtPlaces, type EventPlaces } from './event-at-places.repository.ts';

/** More than any branch has; events beyond are far in the future. */
const MOST_EVENTS = 5000;
/** Dates computed without yielding to the event loop: about 6 ms. */
const DATES_AT_ONCE = 200;

/**
 * Events that ended at most two days ago or later, earliest first: at most the 5,000 earliest rows, and as many
 * dates of series as a response may have.
 * @param of only those that a branch shows, or those of some owners
 * @param zoneOf time zone of an owner, in which a series recurs
 * @param at only those at these places
 */
export async function recentEvents(
  db: Db,
  of: { branchShortId: number } | { owners: readonly number[] },
  zoneOf: (owner: number) => string,
  now = new Date(),
  at?: EventPlaces,
): Promise<Event[]> {
  if ('owners' in of && of.owners.length === 0) return [];
  const events = await db
    .selectFrom('events as e')
    .leftJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'e.owner_id').onRef('i.id', '=', 'e.item_id'))
    .where((eb) =>
      'owners' in of
        ? eb('e.owner_id', 'in', of.owners)
        : eb.exists(
            eb
              .selectFrom('event_branches as b')
              .select('b.event_id')
              .whereRef('b.owner_id', '=', 'e.owner_id')
              .whereRef('b.event_id', '=', 'e.id')
              .where('b.branch_id', '=', of.branchShortId),
          ),
    )
    .where(isRecent(now))
    .$if(at !== undefined, (query) => query.where(isAtPlaces(at!)))
    .where(isInNoTrash)
    .selectAll('e')
    .select(['i.nano_id as item_nano_id', 'i.title as item_title'])
    .orderBy('e.date_begin')
    .orderBy('e.id')
    .limit(MOST_EVENTS)
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const [branches, tags, items, files] = await Promise.all([
    db
      .selectFrom('event_branches')
      .where('event_id', 'in', ids)
      .select(['event_id', 'branch_id'])
      .orderBy('branch_id')
      .execute(),
    db.selectFrom('event_tags').where('event_id', 'in', ids).select(['event_id', 'tag_id']).execute(),
    db.selectFrom('item_events').where('event_id', 'in', ids).select(['event_id', 'item_id']).execute(),
    pictureFilesOf(db, events),
  ]);
  const branchesOf = Map.groupBy(branches, ({ event_id }) => event_id);
  const tagsOf = Map.groupBy(tags, ({ event_id }) => event_id);
  const itemsOf = Map.groupBy(items, ({ event_id }) => event_id);
  let [dates, unpaused]: [Event[], number] = [[], 0];
  for (const row of events) {
    const ofRow = eventsOfSeries(
      {
        id: row.id,
        itemId: row.item_id,
        itemNanoId: row.item_nano_id,
        itemTitle: row.item_title,
        title: row.title,
        description: row.description,
        url: row.url,
        dateBegin: row.date_begin.toISOString(),
        dateEnd: row.date_end?.toISOString() ?? null,
        ...factsOf(row, files),
        branches: (branchesOf.get(row.id) ?? []).map((link) => ({ branchId: link.branch_id })),
        tags: (tagsOf.get(row.id) ?? []).map((link) => ({ tagId: link.tag_id })),
        itemEvents: (itemsOf.get(row.id) ?? []).map((link) => ({ itemId: link.item_id })),
      },
      zoneOf(row.owner_id),
      now,
      PAST_EVENT_DAYS,
    );
    dates.push(...ofRow);
    // A thousand daily series take seconds: the loop yields to other requests in between.
    unpaused += ofRow.length;
    if (unpaused > DATES_AT_ONCE) {
      await setImmediate();
      unpaused = 0;
    }
    if (dates.length > 2 * MOST_ROWS) dates = earliest(dates);
  }
  return earliest(dates);
}

/** Only what the event has: most events have none of it. */
const factsOf = (row: EventRow, files: Awaited<ReturnType<typeof pictureFilesOf>>) => ({
  ...(row.is_cancelled && { isCancelled: true }),
  ...(row.is_all_day && { isAllDay: true }),
  ...(row.price !== null && { price: row.price }),
  ...(row.organizer !== null && { organizer: row.organizer }),
  ...(row.ticket_url !== null && { ticketUrl: row.ticket_url }),
  ...(row.location !== null && { location: row.location }),
  ...(row.picture_hash !== null && { picture: pictureOf(row, files) }),
  ...(row.recurrence && { recurrence: row.recurrence, exceptDates: row.except_dates }),
});

/** The place may be gone altogether; only where it lies in the bin the event waits with it. */
const isInNoTrash = sql<boolean>`(e.date_binned is null and i.date_binned is null)`;

const earliest = (dates: readonly Event[]) => dates.toSorted(byStart).slice(0, MOST_ROWS);

/** One page of the events of these owners. */
export async function dashboardEvents(
  db: Db,
  owners: readonly number[],
  query: DashboardEventQuery,
  now = new Date(),
): Promise<{ events: DashboardEvent[]; total: number }> {
  if (owners.length === 0) return { events: [], total: 0 };
  const ascending = query.hidePastEvents === 'true';
  let matching = db
    .selectFrom('events as e')
    .leftJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'e.owner_id').onRef('i.id', '=', 'e.item_id'))
    .where('e.owner_id', 'in', owners)
    .where('e.date_binned', query.state === 'binned' ? 'is not' : 'is', null)
    .$if(query.item !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb('e.item_id', '=', query.item!),
          eb.exists(
            eb
              .selectFrom('item_events as s')
              .select('s.event_id')
              .whereRef('s.owner_id', '=', 'e.owner_id')
              .whereRef('s.event_id', '=', 'e.id')
              .where('s.item_id', '=', query.item!),
          ),
        ]),
      ),
    )
    .$if(ascending, (q) => q.where(isStillCurrent(now)));
  for (const word of (query.text ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = wordPattern(word);
    matching = matching.where(sql<boolean>`(lower(e.title) ~ ${pattern} or lower(coalesce(i.title, '')) ~ ${pattern})`);
  }
  const [{ total }, rows] = await Promise.all([
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    matching
      .select([
        'e.id',
        'e.owner_id',
        'e.title',
        'e.item_id',
        'i.nano_id',
        'i.title as item_title',
        'e.date_begin',
        'e.date_end',
        'e.url',
        'e.is_cancelled',
        'e.is_all_day',
        'e.date_binned',
        'e.recurrence',
      ])
      .orderBy('e.date_begin', ascending ? 'asc' : 'desc')
      .orderBy('e.id')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  return {
    total,
    events: rows.map((row) => ({
      id: row.id,
      branchShortId: row.owner_id,
      title: row.title,
      itemId: row.item_id,
      itemNanoId: row.nano_id,
      itemTitle: row.item_title ?? '',
      dateBegin: row.date_begin.toISOString(),
      dateEnd: row.date_end?.toISOString() ?? null,
      url: row.url,
      isCancelled: row.is_cancelled,
      isAllDay: row.is_all_day,
      dateBinned: row.date_binned?.toISOString() ?? null,
      recurrence: row.recurrence,
    })),
  };
}
