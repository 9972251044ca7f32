import ICAL from 'ical.js';
import { BoundedMap } from '@umkreis/opening-hours/bounded-map.ts';
import { fromClock, zoneNamed } from '@umkreis/opening-hours/zoned-time.ts';

/** Zone rules are expanded up to the year that is read. */
const LATEST_YEAR = 2200;
const MOST_ZONE_NAMES = 500;
const zones = new BoundedMap<string | null>(MOST_ZONE_NAMES);

/** The instants of a date-time property; invalid ones are omitted. */
export function instantsOf(component: ICAL.Component, name: string, timeZone: string): Date[] {
  return component.getAllProperties(name).flatMap((property) =>
    (property.getValues() as unknown[])
      .map((value) => (value instanceof ICAL.Period ? value.start : value))
      .filter((value) => value instanceof ICAL.Time)
      .map((value) => instantOf(value, zoneOf(property), timeZone))
      .filter((at) => !Number.isNaN(at.getTime())),
  );
}

/** The TZID of a property. */
export function zoneOf(property: ICAL.Property | null): string | null {
  const name = property?.getParameter('tzid');
  return typeof name === 'string' ? name : null;
}

/**
 * Converts a time to an instant. UTC is taken as is; an IANA zone by its own rules, any other zone by the rules in
 * the calendar; times without a zone, and whole days, by the branch's time zone.
 * @returns an invalid date for a year after 2200
 */
export function instantOf(time: ICAL.Time, zone: string | null, timeZone: string): Date {
  if (time.year > LATEST_YEAR) return new Date(Number.NaN);
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const ianaZone = zone === null || time.isDate ? null : cachedZone(zone);
  if (zone && !ianaZone && !time.isDate && time.zone?.component)
    return time.convertToZone(ICAL.Timezone.utcTimezone).toJSDate();
  return fromClock(readingOf(time), ianaZone ?? timeZone);
}

/** Local date and time as if it were UTC, ms. */
export const readingOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Memoized `zoneNamed`, which is slow. */
export function cachedZone(name: string): string | null {
  let ianaZone = zones.get(name);
  if (ianaZone === undefined) zones.set(name, (ianaZone = zoneNamed(name)));
  return ianaZone;
}
