import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { BoundedMap } from '@umkreis/opening-hours/bounded-map.ts';
import { fromClock, offsetMinutes, zoneNamed } from '@umkreis/opening-hours/zoned-time.ts';
import type { IcsComponent } from './components.ts';
import type { DateValue } from './date-value.ts';
import { isPlainZone, timezoneOf } from './plain-zones.ts';
import { textOf } from './property.ts';
import { RejectionError } from './rejection-error.ts';

/** The clock of a time zone. Local times are ms as if they were UTC. */
export interface ClockZone {
  /** IANA name; null for a zone that only the calendar describes, and for a fixed offset */
  name: string | null;
  toInstant(local: number): Date;
  toLocal(at: Date): number;
}

const MINUTE_MS = 60_000;
const MOST_NAMES = 500;
const LONGEST_NAME = 200;
const ianaNames = new BoundedMap<string | null>(MOST_NAMES);

/** The time zones of a calendar (VCALENDAR). */
export class CalendarZones {
  /** For whole days, and for times without any zone if the calendar has none either. */
  readonly branch: ClockZone;
  readonly #described = new Map<string, ClockZone | null>();
  readonly #ofCalendar: string;

  /** @param timeZone of the branch */
  constructor(calendar: IcsComponent, timeZone: string) {
    this.branch = ianaZone(timeZone);
    this.#ofCalendar = textOf(calendar, 'X-WR-TIMEZONE', LONGEST_NAME);
    for (const zone of calendar.children.filter(({ name }) => name === 'VTIMEZONE')) {
      const name = textOf(zone, 'TZID', LONGEST_NAME);
      const timezone = timezoneOf(zone);
      this.#described.set(name, timezone && isPlainZone(timezone) ? describedZone(timezone) : null);
    }
  }

  /**
   * The zone of a date: UTC or the offset that it is written with, its TZID, else `floating`.
   * @throws RejectionError that names an unknown zone
   */
  of(value: DateValue, tzid: string | undefined, floating: () => ClockZone = () => this.floating()): ClockZone {
    if (value.isDate) return this.branch;
    if (value.offset !== null) return value.offset === 0 ? ianaZone('UTC') : fixedZone(value.offset);
    return tzid ? this.#named(tzid) : floating();
  }

  /** The zone of times without one. @throws RejectionError that names an unknown zone */
  floating(): ClockZone {
    return this.#ofCalendar ? this.#named(this.#ofCalendar) : this.branch;
  }

  #named(name: string): ClockZone {
    const known = ianaNameOf(name);
    if (known) return ianaZone(known);
    const described = this.#described.get(name);
    if (described) return described;
    const windows = windowsZone(name);
    if (windows) return ianaZone(windows);
    const offset = offsetNamed(name);
    if (offset !== null) return fixedZone(offset);
    throw new RejectionError('has the unknown time zone', name);
  }
}

/** Also finds names behind a prefix, such as /freeassociation.sourceforge.net/Europe/London. */
function ianaNameOf(name: string): string | null {
  const cached = ianaNames.get(name);
  if (cached !== undefined) return cached;
  const parts = name.trim().split('/').filter(Boolean);
  const candidates = [name.trim(), ...[3, 2].map((count) => parts.slice(-count).join('/'))];
  const found = candidates.map((one) => (one ? zoneNamed(one) : null)).find((one) => one !== null) ?? null;
  ianaNames.set(name, found);
  return found;
}

/** The zone of a Windows name in its main territory, from CLDR. */
function windowsZone(name: string): string | null {
  const [found] = findIana(name.trim());
  return found ? zoneNamed(found) : null;
}

/** UTC+1, GMT+01:00, UTC-0530. @returns minutes east of UTC; null for anything else */
function offsetNamed(name: string): number | null {
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)\s?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name.trim()) ?? [];
  if (hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const ianaZone = (name: string): ClockZone => ({
  name,
  toInstant: (local) => fromClock(local, name),
  toLocal: (at) => at.getTime() + offsetMinutes(at, name) * MINUTE_MS,
});

const fixedZone = (offset: number): ClockZone => ({
  name: null,
  toInstant: (local) => new Date(local - offset * MINUTE_MS),
  toLocal: (at) => at.getTime() + offset * MINUTE_MS,
});

function describedZone(zone: ICAL.Timezone): ClockZone {
  const { utcTimezone } = ICAL.Timezone;
  return {
    name: null,
    toInstant: (local) => timeAt(local, zone).convertToZone(utcTimezone).toJSDate(),
    toLocal: (at) => {
      const { year, month, day, hour, minute, second } = timeAt(at.getTime(), utcTimezone).convertToZone(zone);
      return Date.UTC(year, month - 1, day, hour, minute, second);
    },
  };
}

function timeAt(local: number, zone: ICAL.Timezone): ICAL.Time {
  const at = new Date(local);
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate: false,
    },
    zone,
  );
}
