import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';

/** The part of RFC 5545 recurrence rules needed for events. */
export interface Recurrence {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  /** Number of days, weeks, months or years; at least 1 */
  interval: number;
  /**
   * Weekdays of a weekly rule, 0 Sunday … 6 Saturday; empty: that of the first day. The one weekday of a monthly rule
   * with `nth`
   */
  weekdays: readonly number[];
  /** Monthly: which of these weekdays in the month, 1–5, or -1 for the last one; null: the day of the first event */
  nth: number | null;
  /** Last instant at which an event may start */
  until: Date | null;
  /** Total number of events */
  count: number | null;
}

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** Limits the steps of very long series. */
const MOST_STEPS = 5000;
const DAY_MS = 86_400_000;

/**
 * Reads FREQ with INTERVAL, BYDAY (weekdays of a weekly rule, the nth weekday of a monthly one), UNTIL and COUNT of an
 * RFC 5545 rule, e.g. FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20271231T230000Z or FREQ=MONTHLY;BYDAY=-1FR.
 * @returns null for anything else
 */
export function readRecurrence(rule: string): Recurrence | null {
  const parts = new Map<string, string>();
  for (const part of rule.trim().split(';')) {
    const [name, value, ...more] = part.split('=');
    if (!name || !value || more.length > 0 || parts.has(name)) return null;
    parts.set(name, value);
  }
  const frequency = frequencies.find((one) => one === parts.get('FREQ'));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  const until = parts.has('UNTIL') ? instantOf(parts.get('UNTIL')!) : null;
  const { nth, weekdays } = daysOfRule(parts.get('BYDAY'));
  const isSupported = [...parts.keys()].every((name) => ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY'].includes(name));
  if (
    !frequency ||
    !isSupported ||
    !isCount(interval, 366) ||
    (count !== null && !isCount(count, 1000)) ||
    weekdays.includes(-1)
  )
    return null;
  if (
    (parts.has('UNTIL') && !until) ||
    (until && count !== null) ||
    (weekdays.length > 0 && frequency !== (nth === null ? 'WEEKLY' : 'MONTHLY'))
  )
    return null;
  return { frequency, interval, weekdays: [...new Set(weekdays)].toSorted(), nth, until, count };
}

/** TU,TH or 2SA; an unsupported weekday is -1. */
function daysOfRule(text: string | undefined): { nth: number | null; weekdays: number[] } {
  const [, nth, day] = /^\+?(-1|[1-5])([A-Z]{2})$/.exec(text ?? '') ?? [];
  if (nth && day) return { nth: Number(nth), weekdays: [weekdayCodes.indexOf(day)] };
  return { nth: null, weekdays: (text?.split(',') ?? []).map((code) => weekdayCodes.indexOf(code)) };
}

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** 20271231 or 20271231T230000Z */
function instantOf(text: string): Date | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/.exec(text);
  if (!match) return null;
  const [, year, month, day, hour = '23', minute = '59', second = '59'] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Start times of the events of a series, at the same clock time also across changes to and from summer time.
 * @param first start of the first event, which is included
 * @param window only events that start in it
 * @param without excluded days (YYYY-MM-DD in the zone)
 */
export function occurrences(
  first: Date,
  rule: Recurrence,
  timeZone: string,
  window: { from: Date; to: Date },
  without: readonly string[] = [],
): Date[] {
  const clock = inZone(first, timeZone);
  const on = (year: number, month: number, day: number) =>
    fromClock(Date.UTC(year, month, day, clock.hour(), clock.minute(), clock.second()), timeZone);
  const found: Date[] = [];
  let number = 0;
  // Without a count, steps before the window can be skipped; a week is kept because a step may span one.
  const passed = rule.count === null ? (window.from.getTime() - first.getTime()) / DAY_MS - 7 : 0;
  const stepDays = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[rule.frequency] * rule.interval;
  const start = Math.max(0, Math.floor(passed / stepDays));
  for (let step = start; step < start + MOST_STEPS; step++) {
    for (const [year, month, day] of daysOf(step)) {
      const seriesStart = on(year, month, day);
      if (seriesStart < first) continue;
      number += 1;
      if (
        (rule.count !== null && number > rule.count) ||
        (rule.until && seriesStart > rule.until) ||
        seriesStart > window.to
      )
        return found;
      if (seriesStart >= window.from && !without.includes(inZone(seriesStart, timeZone).format('YYYY-MM-DD')))
        found.push(seriesStart);
    }
  }
  return found;

  function daysOf(step: number): [number, number, number][] {
    const by = step * rule.interval;
    switch (rule.frequency) {
      case 'DAILY':
        return [[clock.year(), clock.month(), clock.date() + by]];
      case 'WEEKLY': {
        // Weeks start on Monday.
        const monday = clock.date() - ((clock.day() + 6) % 7) + by * 7;
        const days = rule.weekdays.length > 0 ? rule.weekdays : [clock.day()];
        return days
          .map((weekday) => (weekday + 6) % 7)
          .toSorted((a, b) => a - b)
          .map((offset) => [clock.year(), clock.month(), monday + offset]);
      }
      case 'MONTHLY':
      case 'YEARLY': {
        const months = rule.frequency === 'MONTHLY' ? by : by * 12;
        const target = new Date(Date.UTC(clock.year(), clock.month() + months, 1));
        const [year, month] = [target.getUTCFullYear(), target.getUTCMonth()];
        const day = rule.nth === null ? clock.date() : nthWeekday(year, month, rule.weekdays[0]!, rule.nth);
        // RFC 5545: months without that day are skipped.
        return day <= lengthOf(year, month) ? [[year, month, day]] : [];
      }
    }
  }
}

/** The days of a month. @param month from 0 */
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The day of a month on which a weekday comes for the nth time; beyond its end if it doesn't. @param nth -1: last */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = 1 + ((weekday - new Date(Date.UTC(year, month, 1)).getUTCDay() + 7) % 7);
  if (nth > 0) return first + (nth - 1) * 7;
  return first + Math.floor((lengthOf(year, month) - first) / 7) * 7;
}
