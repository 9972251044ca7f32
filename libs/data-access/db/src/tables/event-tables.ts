import type { Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** Events and where they are shown. */
export interface EventTables {
  events: {
    owner_id: number;
    id: string;
    item_id: string;
    title: string;
    description: Generated<string>;
    url: string | null;
    date_begin: Date;
    date_end: Date | null;
    source: Generated<string>;
    version: Generated<number>;
    date_updated: Time;
    /** RFC 5545, e.g. FREQ=WEEKLY;BYDAY=TU */
    recurrence: Generated<string | null>;
    except_dates: JSONColumnType<string[], string | undefined, string>;
    is_cancelled: Generated<boolean>;
    /** In the trash since; null: not in the trash. */
    date_binned: Generated<Date | null>;
    /** Whole days: from midnight to 23:59 on the clock of its branch. */
    is_all_day: Generated<boolean>;
    /** 'free', or a text. */
    price: Generated<string | null>;
    organizer: Generated<string | null>;
    ticket_url: Generated<string | null>;
    /** Where at its place. */
    location: Generated<string | null>;
    /** File of its picture; null: none. */
    picture_hash: Generated<string | null>;
    picture_alt: Generated<string>;
    picture_credit: Generated<string>;
    picture_licence: Generated<string>;
    /** Place and UID of the calendar's event; for a date of a series with an own event: UID#YYYY-MM-DD. */
    calendar_uid: Generated<string | null>;
    /** Hash of the last imported state. */
    calendar_hash: Generated<string | null>;
    calendar_feed_id: Generated<string | null>;
  };
  calendar_feeds: {
    id: string;
    owner_id: number;
    item_id: string;
    url: string;
    created_by: string;
    date_created: Time;
    date_due: Time;
    date_read: Generated<Date | null>;
    fault: Generated<string | null>;
    event_count: Generated<number>;
    /** Consecutive failed reads, including one in progress. */
    failure_count: Generated<number>;
    /** Not read since then; null: active. */
    date_suspended: Generated<Date | null>;
    /** What the last successful read left out; null: not known */
    left_out: JSONColumnType<object | null, string | null | undefined, string | null>;
  };
  event_revisions: {
    owner_id: number;
    event_id: string;
    revision: number;
    date: Time;
    author: string;
    action: string;
    changes: JSONColumnType<object>;
  };
  event_branches: { owner_id: number; event_id: string; branch_id: number };
  event_tags: { owner_id: number; event_id: string; tag_id: string };
  item_events: { owner_id: number; event_id: string; item_id: string; relationship_id: Generated<number> };
}
