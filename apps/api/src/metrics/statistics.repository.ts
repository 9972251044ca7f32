import { sql, type RawBuilder } from 'kysely';
import type { Statistics, Heat } from '@umkreis/contract/statistics.ts';
import type { SurfaceOfVisit } from '@umkreis/contract/visit-surfaces.ts';
import type { Db } from '@umkreis/db/database.ts';
import { zones } from '../shared-queries/branch-zones.repository.ts';
import { clickKindOf } from './click-kinds.ts';

const MAIN_SITE = 0;
const MOST_PLACES = 50;
const MOST_POINTS = 5000;
const MOST_SEARCHES = 20_000;

/** Selects the metrics to count. */
export interface MetricsRange {
  /** ISO days in each branch's time zone, both inclusive. */
  from: string;
  to: string;
  /** null: all, including the main site. */
  branches: readonly number[] | null;
}

/** Raw metrics of the range: branch (0: the main site), day, session, metric, route, item, payload, date. */
function metricsOf({ from, to, branches }: MetricsRange): RawBuilder<unknown> {
  const wanted = branches === null ? sql`true` : sql`z.short_id = any(${[...branches]}::int[])`;
  // The index is by instant: a day in any time zone is within a day of the same day in another one.
  return sql`(select z.short_id as branch, (m.date at time zone z.zone)::date as day, m.date, m.session_id,
    m.metric_key,
      m.payload->>'route_full_path' as route, m.payload
    from metrics m join ${zones} z on z.short_id = coalesce(m.branch_id, ${MAIN_SITE})
    where m.date >= ${from}::date - interval '1 day' and m.date < ${to}::date + interval '2 days' and ${wanted}
      and (m.date at time zone z.zone)::date between ${from}::date and ${to}::date)`;
}

/** Sessions by day, branch and surface, earliest first; a session across midnight counts on both days. */
export async function sessionsBySurface(db: Db, range: MetricsRange): Promise<Statistics['sessions']> {
  const { rows } = await sql<{ day: string; branch: number; surface: SurfaceOfVisit; sessions: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, branch, surface, count(*)::int as sessions from (
      select day, branch, session_id,
        case when bool_or(metric_key = 'app_iskiosk' or route like '%iskiosk%') then 'kiosk'
          when bool_or(route like '/embed/%') then 'embed' else 'map' end as surface
      from ${metricsOf(range)} m group by 1, 2, 3) v
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map(({ branch, ...row }) => ({ ...row, branchShortId: branch || null }));
}

/** Places whose page or card was opened, with the number of sessions. */
const openedPlaces = (range: MetricsRange) => sql`
  select i.id, i.nano_id, i.owner_id, i.title, i.lat, i.lon, count(distinct o.session_id)::int as visits from (
    select session_id, substring(route from '^/map/place/([A-Za-z0-9_-]{8})') as nano_id
    from ${metricsOf(range)} m where metric_key = 'page_view' and route like '/map/place/%') o
  join items i on i.nano_id = o.nano_id group by 1, 2, 3, 4, 5, 6`;

export async function mostSeenPlaces(db: Db, range: MetricsRange): Promise<Statistics['places']> {
  const { rows } = await sql<{
    id: string;
    nano_id: string;
    owner_id: number;
    title: string;
    category: string | null;
    visits: number;
  }>`
    select p.*, (select c.category_id from item_categories c where c.owner_id = p.owner_id and c.item_id = p.id
      order by c.sort_order limit 1) as category
    from (${openedPlaces(range)}) p order by visits desc, id limit ${MOST_PLACES}`.execute(db);
  return rows.map((row) => ({
    itemId: row.id,
    nanoId: row.nano_id,
    branchShortId: row.owner_id,
    title: row.title,
    categoryId: row.category,
    visits: row.visits,
  }));
}

export async function heatOf(db: Db, range: MetricsRange): Promise<Heat> {
  const { rows } = await sql<{ lat: number; lon: number; visits: number }>`
    select lat, lon, visits from (${openedPlaces(range)}) p order by visits desc, id limit ${MOST_POINTS}`.execute(db);
  return rows;
}

export async function clicksByKind(db: Db, range: MetricsRange): Promise<Statistics['clicks']> {
  const kinds = JSON.stringify(Object.entries(clickKindOf).map(([key, kind]) => ({ key, kind })));
  const { rows } = await sql<Statistics['clicks'][number]>`
    select k.kind, count(distinct m.session_id)::int as visits
    from ${metricsOf(range)} m
      join jsonb_to_recordset(${kinds}::jsonb) as k (key text, kind text) on k.key = m.metric_key
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Kiosks are anonymous: they are distinguished by branch and window size. */
export async function kiosksSeen(db: Db, range: MetricsRange): Promise<Statistics['kiosks']> {
  const { rows } = await sql<{ branch: number; window_size: string | null; last_seen: Date; visits: number }>`
    with sessions as (
      select branch, session_id, max(payload->>'window_size') as window_size, max(date) as last_seen,
        bool_or(metric_key = 'app_iskiosk') as is_kiosk
      from ${metricsOf(range)} m group by 1, 2)
    select branch, window_size, max(last_seen) as last_seen, count(*)::int as visits from sessions
    where is_kiosk group by 1, 2 order by 3 desc`.execute(db);
  return rows.map((row) => ({
    branchShortId: row.branch || null,
    window: row.window_size,
    lastSeen: row.last_seen.toISOString(),
    visits: row.visits,
  }));
}

export interface Searched {
  branch: number;
  text: string;
  visits: number;
}

/** Search texts of visitors, most frequent first. Of texts typed in several steps only the last counts. */
export async function searchedTexts(db: Db, range: MetricsRange): Promise<Searched[]> {
  const { rows } = await sql<{ branch: number; session_id: string; text: string }>`
    select distinct branch, session_id, lower(trim(payload->>'metricValue')) as text from ${metricsOf(range)} m
    where metric_key in ('filtered_list_search_string', 'embed_list_search_string')
      and length(trim(payload->>'metricValue')) >= 3 limit ${MOST_SEARCHES}`.execute(db);
  const counted = new Map<string, Searched>();
  for (const own of Map.groupBy(rows, (row) => `${row.branch} ${row.session_id}`).values())
    for (const { branch, text } of own) {
      if (own.some((other) => other.text !== text && other.text.startsWith(text))) continue;
      const key = `${branch} ${text}`;
      const previous = counted.get(key) ?? { branch, text, visits: 0 };
      counted.set(key, { ...previous, visits: previous.visits + 1 });
    }
  return [...counted.values()].toSorted((a, b) => b.visits - a.visits || a.text.localeCompare(b.text));
}
