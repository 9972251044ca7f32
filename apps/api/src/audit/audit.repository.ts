import { sql, type RawBuilder } from 'kysely';
import type { AuditEntry, AuditKind, AuditPage } from '@umkreis/contract/audit.ts';
import type { Db } from '@umkreis/db/database.ts';

export interface AuditFilter {
  /** YYYY-MM-DD in the time zone. */
  day: string;
  /** IANA time zone. */
  timeZone: string;
  person: string | undefined;
  page: number;
  pageSize: number;
}

interface Row {
  id: string;
  kind: AuditKind;
  date: Date;
  date_last: Date;
  person: string;
  action: string;
  branch_id: number | null;
  subject: string | null;
  title: string | null;
  times: number;
  records: number;
  details: Record<string, string | number>;
}

/** Values for a write, which has neither counts nor details. */
const once = sql`1 as times, 0 as records, '{}'::jsonb as details`;

/** All entries of the day: each part of the union uses an index on the date of its table. */
function entriesOf({ day, timeZone, person }: AuditFilter): RawBuilder<unknown> {
  const on = (
    date: string,
    author: string,
  ) => sql`${sql.ref(date)} >= (${day}::date::timestamp at time zone ${timeZone}::text)
    and ${sql.ref(date)} < ((${day}::date + 1)::timestamp at time zone ${timeZone}::text)
    ${person === undefined ? sql`` : sql`and ${sql.ref(author)} = ${person}`}`;
  return sql`
    select 'access:' || id as id, 'access' as kind, date, date_last, person, action, branch_id::int as branch_id,
      subject, times, records, details
    from access_log where ${on('date', 'person')}
    union all
    select 'item:' || item_id || ':' || revision, 'item', date, date, author, action, owner_id::int, item_id::text,
      ${once}
    from item_revisions where ${on('date', 'author')}
    union all
    select 'event:' || event_id || ':' || revision, 'event', date, date, author, action, owner_id::int, event_id::text,
      ${once}
    from event_revisions where ${on('date', 'author')}
    union all
    select 'reference:' || id, 'reference', date, date, author, kind || '-' || action, branch_id::int, entity_id::text,
      ${once}
    from reference_revisions where ${on('date', 'author')}
    union all
    select 'branch:' || branch_id || ':' || revision, 'branch', date, date, author, action, branch_id::int, null,
      ${once}
    from branch_revisions where ${on('date', 'author')}
    union all
    select 'staff:' || id, 'staff', date, date, author, action, null, email, ${once}
    from staff_revisions where ${on('date', 'author')}
    union all
    select 'change-request:' || id, 'change-request', date_decided, date_decided, decided_by, state, owner_id::int,
      item_id::text, ${once}
    from change_requests where decided_by is not null and ${on('date_decided', 'decided_by')}`;
}

/** One page of a day, newest first. */
export async function auditEntries(db: Db, filter: AuditFilter): Promise<Pick<AuditPage, 'entries' | 'total'>> {
  const all = entriesOf(filter);
  const count = await sql<{ total: number }>`select count(*)::int as total from (${all}) as e`.execute(db);
  const { rows } = await sql<Row>`select e.*, coalesce(i.title, v.title) as title
    from (select * from (${all}) as a order by date desc, id desc
      limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}) as e
    left join items as i on e.kind in ('item', 'change-request') and i.owner_id = e.branch_id and i.id::text = e.subject
    left join events as v on e.kind = 'event' and v.owner_id = e.branch_id and v.id::text = e.subject
    order by e.date desc, e.id desc`.execute(db);
  return { total: count.rows[0]!.total, entries: rows.map(toEntry) };
}

/** What each person did on that day. */
export async function auditPeople(db: Db, filter: AuditFilter): Promise<AuditPage['people']> {
  const { rows } = await sql<AuditPage['people'][number]>`select person,
      (count(*) filter (where kind <> 'access'))::int as writes,
      coalesce(sum(times) filter (where kind = 'access'), 0)::int as accesses,
      coalesce(sum(records), 0)::int as records
    from (${entriesOf({ ...filter, person: undefined })}) as e
    group by person order by person`.execute(db);
  return rows;
}

/** @returns today in a time zone, YYYY-MM-DD */
export async function todayIn(db: Db, timeZone: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (now() at time zone ${timeZone}::text)::date::text as day`.execute(
    db,
  );
  return rows[0]!.day;
}

const toEntry = ({ branch_id, date, date_last, subject, ...row }: Row): AuditEntry => ({
  ...row,
  date: date.toISOString(),
  dateLast: date_last.toISOString(),
  branchShortId: branch_id,
  subject: subject || null,
});
