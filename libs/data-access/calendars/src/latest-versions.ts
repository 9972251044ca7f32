import type { EventFacts, ZonedDate } from './ics/event-facts.ts';
import { changesFrom, type ChangedSeries } from './later-changes.ts';

/** The current version of each event of a calendar. */
export interface LatestVersions {
  events: readonly EventFacts[];
  /** Dates of a series that have an own event, by UID */
  replaced: ReadonlyMap<string, readonly ZonedDate[]>;
  /** The begin of each series, by UID */
  begins: ReadonlyMap<string, ZonedDate>;
  /** Series of which an event changes all later dates, by UID */
  changed: ReadonlyMap<string, ChangedSeries>;
}

/**
 * Of events with equal UID and equal RECURRENCE-ID the one with the highest SEQUENCE counts, then the one that was
 * changed last, then the last in the file (RFC 5546, section 2.1.5).
 */
export function latestVersions(facts: readonly EventFacts[]): LatestVersions {
  const latest = new Map<string, EventFacts>();
  for (const event of facts) {
    const key = `${event.replaces ? instantOf(event.replaces) : ''} ${event.uid}`;
    const other = latest.get(key);
    if (!other || isNewer(event, other)) latest.set(key, event);
  }
  const replaced = new Map<string, ZonedDate[]>();
  const begins = new Map<string, ZonedDate>();
  const series = new Map<string, EventFacts>();
  const events = [...latest.values()];
  for (const event of events.filter(({ replaces }) => !replaces)) {
    begins.set(event.uid, event.start);
    series.set(event.uid, event);
  }
  const changes = Map.groupBy(
    events.filter(({ uid, isForAllLater }) => isForAllLater && series.has(uid)),
    ({ uid }) => uid,
  );
  for (const { uid, replaces, isForAllLater } of events) {
    if (!replaces || (isForAllLater && series.has(uid))) continue;
    const dates = replaced.get(uid);
    if (dates) dates.push(replaces);
    else replaced.set(uid, [replaces]);
  }
  const changed = new Map<string, ChangedSeries>();
  for (const [uid, of] of changes) {
    const whole = series.get(uid)!;
    changed.set(uid, {
      series: { ...whole, exceptions: [...whole.exceptions, ...(replaced.get(uid) ?? [])] },
      changes: of.toSorted((one, other) => changesFrom(one) - changesFrom(other)),
    });
  }
  return { events, replaced, begins, changed };
}

const instantOf = ({ value, zone }: ZonedDate) => zone.toInstant(value.local).getTime();

function isNewer(event: EventFacts, other: EventFacts): boolean {
  return event.sequence === other.sequence ? event.stamp >= other.stamp : event.sequence > other.sequence;
}
