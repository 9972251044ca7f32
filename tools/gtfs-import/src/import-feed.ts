import { sql } from 'kysely';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { derivedId } from '@umkreis/taxonomy/ids.ts';
import { openFeed } from './feed-files.ts';
import type { StopItem } from './match-stops.ts';
import { readFeed } from './read-feed.ts';
import { storeTimetable } from './store-timetable.ts';

interface Options {
  /** Folder or zip file */
  feed: string;
  /** Folder of the feed in a zip file with several */
  folder?: string | undefined;
  /** Name of the feed within the branch: it replaces the previous one with this name */
  name?: string | undefined;
  branch: number;
  /** YYYY-MM-DD in the feed's time zone; a feed that ended before is rejected */
  today?: string;
  /** Origin of the feed, e.g. 'demo' */
  source?: string;
  onProgress?: (step: string) => void;
}
export interface ImportReport {
  stops: number;
  matched: number;
  lines: number;
  trips: number;
  calls: number;
  /** Irregularities that were corrected */
  notes: readonly string[];
  /** Names of the branch's feeds */
  feeds: readonly string[];
}

/**
 * Imports the part of a GTFS feed that calls at places of a branch, replacing the branch's previous feed of
 * that name.
 * @throws FeedError, with nothing changed
 */
export async function importFeed(
  db: Db,
  { feed, folder, name = 'timetable', branch, source = 'file', today, onProgress = () => {} }: Options,
): Promise<ImportReport> {
  const files = await openFeed(feed, folder);
  try {
    onProgress('Reading the feed');
    const { notes, ...timetable } = await readFeed(files, await stopItems(db, branch), today);
    onProgress('Storing');
    await transact(db, async (trx) => {
      await storeTimetable(trx, branch, timetable, {
        name,
        source,
        feedId: derivedId('timetable', `${branch}/${name}`),
      });
      const owners = [...new Set([branch, ...timetable.stops.flatMap((stop) => stop.item?.owner ?? [])])];
      await sql`update branches set content_version = content_version + 1 where short_id in (select branch_id
        from branch_owners where owner_id = any(${owners}))`.execute(trx);
    });
    // The planner's statistics of these tables are outdated after the import.
    for (const table of ['timetable_calls', 'timetable_trips', 'timetable_stops'])
      await sql`analyze ${sql.table(table)}`.execute(db);
    const feeds = await db
      .selectFrom('timetable_feeds')
      .where('owner_id', '=', branch)
      .select('name')
      .orderBy('name')
      .execute();
    return {
      notes,
      feeds: feeds.map((one) => one.name),
      stops: timetable.stops.length,
      matched: timetable.stops.filter((stop) => stop.item).length,
      lines: timetable.lines.length,
      trips: timetable.trips.length,
      calls: timetable.trips.reduce((sum, trip) => sum + trip.calls.length, 0),
    };
  } finally {
    await files.close();
  }
}

const stopKinds = ['Bus stop', 'Bus station', 'Railway station', 'Tram stop', 'Lift station', 'Ferry'];

/** Places of the branch that are stops. */
async function stopItems(db: Db, branch: number): Promise<StopItem[]> {
  const rows = await db
    .selectFrom('items as i')
    .innerJoin('branch_owners as o', (join) =>
      join.onRef('o.owner_id', '=', 'i.owner_id').on('o.branch_id', '=', branch),
    )
    .where('i.is_duplicate_of', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('item_categories as l')
          .innerJoin('categories as c', 'c.id', 'l.category_id')
          .whereRef('l.owner_id', '=', 'i.owner_id')
          .whereRef('l.item_id', '=', 'i.id')
          .where('c.main_category', '=', 'Transport')
          .where('c.sub_category', 'in', stopKinds)
          .select('c.id'),
      ),
    )
    .select((eb) => [
      'i.owner_id',
      'i.id',
      'i.title',
      'i.lat',
      'i.lon',
      eb
        .selectFrom('item_details as d')
        .innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
        .whereRef('d.owner_id', '=', 'i.owner_id')
        .whereRef('d.item_id', '=', 'i.id')
        .where('k.key_name', '=', 'transportStopId')
        .select('d.data_value')
        .limit(1)
        .as('stop_id'),
    ])
    .orderBy('i.owner_id')
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({
    owner: row.owner_id,
    id: row.id,
    title: row.title,
    lat: row.lat,
    lon: row.lon,
    stopId: row.stop_id,
  }));
}

/** A branch by its subdomain or number; undefined if there is none. */
export const branchNamed = (name: string): number | undefined =>
  branchConfigs.find((one) => one.subdomain === name || String(one.shortId) === name)?.shortId;
