import { dayStart, DAY_MS } from '../ics/date-value.ts';
import { endOf, type EventFacts, type ZonedDate } from '../ics/event-facts.ts';
import { expandRule } from './expand-rule.ts';
import type { RuleParts } from './rule-parts.ts';
import type { WorkBudget } from './work-budget.ts';

/** A date of a series. */
export interface SeriesDate {
  at: Date;
  /** On the clock of the series, ms as if it were UTC */
  local: number;
  end: Date | null;
}

interface Window {
  /** ms since 1970, exclusive and inclusive */
  earliest: number;
  latest: number;
  /** At most this many dates of each rule */
  most: number;
  budget: WorkBudget;
}

export interface SeriesDates {
  dates: SeriesDate[];
  /** There are more dates after those. */
  hasLater: boolean;
}

/**
 * The dates of a series within a window: begin, rules and listed dates, without exceptions (RFC 5545, section
 * 3.8.5). The begin is always a date of the series. Rules run on the clock of the series.
 * @throws Error with the reason for rules that take too many steps
 */
export function seriesDates(event: EventFacts, rules: readonly RuleParts[], window: Window): SeriesDates {
  const { earliest, latest } = window;
  const { zone } = event.start;
  const found = new Map<number, SeriesDate>();
  let hasLater = false;
  const add = (at: Date, end: Date | null = null) => {
    const local = zone.toLocal(at);
    if (at.getTime() > latest) hasLater = true;
    else if (at.getTime() > earliest)
      found.set(at.getTime(), { at, local, end: end ?? (event.span && endOf(local, zone, event.span)) });
  };
  add(zone.toInstant(event.start.value.local));
  for (const { value, zone: own, end } of event.listed) add(listedAt(value, own, event.start), end);
  for (const rule of rules) {
    const { instants, isCut } = datesOfRule(rule, event.start, window);
    hasLater ||= isCut;
    for (const at of instants) add(at);
  }
  const isException = exceptionsOf(event);
  return {
    dates: [...found.values()].filter((date) => !isException(date)).toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    hasLater,
  };
}

/** A listed day of a series with times is that day at the time of the begin. */
function listedAt(value: ZonedDate['value'], zone: ZonedDate['zone'], start: ZonedDate): Date {
  if (!value.isDate || start.value.isDate) return zone.toInstant(value.local);
  return start.zone.toInstant(value.local + start.value.local - dayStart(start.value.local));
}

/** The dates of one rule in a window, without exceptions. */
export function datesOfRule(
  rule: RuleParts,
  { value, zone }: ZonedDate,
  { earliest, latest, most, budget }: Window,
): { instants: Date[]; isCut: boolean } {
  const instants: Date[] = [];
  if (rule.until && rule.until.local < earliest - 2 * DAY_MS) return { instants, isCut: false };
  // Local time read as UTC differs from the instant by less than a day.
  for (const local of expandRule(rule, value.local, earliest - DAY_MS, budget)) {
    const at = zone.toInstant(local);
    if (isAfterEnd(rule.until, at, local, value.isDate)) return { instants, isCut: false };
    if (at.getTime() > latest || instants.length >= most) return { instants, isCut: true };
    if (at.getTime() > earliest) instants.push(at);
  }
  return { instants, isCut: false };
}

/** UNTIL is inclusive; one that is a date, or midnight for a series of days, includes that whole day. */
function isAfterEnd(until: RuleParts['until'], at: Date, local: number, isDate: boolean): boolean {
  if (!until) return false;
  const isWholeDay = until.isDate || (isDate && until.local === dayStart(until.local));
  if (isWholeDay && dayStart(local) <= until.local) return false;
  return until.offset === null ? local > until.local : at.getTime() > until.local - until.offset * 60_000;
}

/**
 * Whether a date is an exception: the same instant, or the day if the exception is a day. Exceptions of a series of
 * days count by their day.
 */
export function exceptionsOf({ exceptions, start }: EventFacts): (date: { at: Date; local: number }) => boolean {
  const instants = new Set<number>();
  const days = new Set<number>();
  for (const { value, zone } of exceptions) {
    if (value.isDate || start.value.isDate) days.add(dayStart(value.local));
    if (!value.isDate) instants.add(zone.toInstant(value.local).getTime());
  }
  return ({ at, local }) => instants.has(at.getTime()) || days.has(dayStart(local));
}
