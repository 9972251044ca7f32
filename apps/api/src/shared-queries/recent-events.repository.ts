import { sql } from 'kysely';

/** Events are listed until this many days after their end. */
export const PAST_EVENT_DAYS = 2;

/** Condition on events `e`: recurring ones, and those that ended at most two days before this instant. */
export const isRecent = (now: Date) =>
  sql<boolean>`(e.recurrence is not null
    or coalesce(e.date_end, e.date_begin) > ${now}::timestamptz - make_interval(days => ${PAST_EVENT_DAYS}))`;

/**
 * Condition on events `e`: `isCurrent` of the lib places at this instant. A recurring event counts as current,
 * whatever its dates.
 */
export const isStillCurrent = (now: Date) =>
  sql<boolean>`(e.recurrence is not null or coalesce(e.date_end, e.date_begin) >= ${now}::timestamptz)`;
