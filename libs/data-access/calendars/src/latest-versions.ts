import type { EventFacts, ZonedDate } from './ics/event-facts.ts';

/** The current version of each event of a calendar. */
export interface LatestVersions {
  events: readonly EventFacts[];
  /** Dates of a series that have an own event, by UID */
  replaced: ReadonlyMap<string, readonly ZonedDate[]>;
  /** The begin of each series, by UID */
  begins: ReadonlyMap<string, ZonedDate>;
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
  for (const { uid, replaces, start } of latest.values()) {
    if (!replaces) {
      begins.set(uid, start);
      continue;
    }
    const dates = replaced.get(uid);
    if (dates) dates.push(replaces);
    else replaced.set(uid, [replaces]);
  }
  return { events: [...latest.values()], replaced, begins };
}

const instantOf = ({ value, zone }: ZonedDate) => zone.toInstant(value.local).getTime();

function isNewer(event: EventFacts, other: EventFacts): boolean {
  return event.sequence === other.sequence ? event.stamp >= other.stamp : event.sequence > other.sequence;
}
