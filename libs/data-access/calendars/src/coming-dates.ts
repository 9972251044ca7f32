import ICAL from 'ical.js';
import { expandRule } from './recurrence/expand-rule.ts';
import { rulePartsOf } from './recurrence/rule-parts.ts';
import { WorkBudget } from './recurrence/work-budget.ts';
import { instantOf, instantsOf, readingOf, zoneOf } from './calendar-times.ts';

const DAY_MS = 86_400_000;
/** A series whose rule is not supported here is replaced by at most this many dates within a year. */
const MOST_DATES = 60;
const MOST_RULES = 10;
/** Days and times checked per event: four centuries of a daily series. */
const STEPS_PER_EVENT = 150_000;

interface Around {
  timeZone: string;
  now: Date;
  /** Budget of the whole calendar. */
  budget: WorkBudget;
  /** Days with an own event or an exception, YYYY-MM-DD. */
  isLeftOut(date: Date): boolean;
}

/**
 * The dates of a series in the coming year, computed within a fixed number of steps.
 * @returns none for a series that has ended
 * @throws Error with the reason if the rule gives no date or takes too many steps
 */
export function comingDates(component: ICAL.Component, start: ICAL.Time, around: Around): Date[] {
  const { timeZone, now, isLeftOut } = around;
  const rules = component.getAllProperties('rrule');
  if (rules.length > MOST_RULES) throw new Error('has too many rules');
  const earliest = now.getTime() - DAY_MS;
  const latest = now.getTime() + 366 * DAY_MS;
  const found = new Map<number, Date>();
  const add = (date: Date) => {
    const at = date.getTime();
    if (at > earliest && at <= latest && !isLeftOut(date)) found.set(at, date);
  };
  const hasMore = rules.length > 1 || component.hasProperty('rdate');
  if (hasMore)
    for (const name of ['dtstart', 'rdate']) for (const date of instantsOf(component, name, timeZone)) add(date);
  const budget = new WorkBudget(STEPS_PER_EVENT, around.budget);
  let isOver = hasMore;
  for (const property of rules) {
    const rule: unknown = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Error('has an invalid rule');
    isOver = datesOfRule(rule, start, { component, timeZone, earliest, latest, budget, add }) || isOver;
  }
  if (found.size === 0 && !isOver) throw new Error('has no date in the coming year');
  return [...found.values()].toSorted((a, b) => a.getTime() - b.getTime()).slice(0, MOST_DATES);
}

interface Expanding extends Pick<Around, 'timeZone' | 'budget'> {
  component: ICAL.Component;
  earliest: number;
  latest: number;
  add(date: Date): void;
}

/** @returns whether the rule has ended or had a date that was excluded */
function datesOfRule(rule: ICAL.Recur, start: ICAL.Time, expanding: Expanding): boolean {
  const { component, timeZone, earliest, latest, budget, add } = expanding;
  const zone = zoneOf(component.getFirstProperty('dtstart'));
  const until = rule.until ? lastInstant(rule.until, zone, timeZone) : Number.POSITIVE_INFINITY;
  if (until < earliest) return true;
  // Local time read as UTC differs from the instant by less than a day.
  const readings = expandRule(rulePartsOf(rule), readingOf(start), earliest - DAY_MS, budget);
  let dates = 0;
  for (const reading of readings) {
    if (reading > latest + DAY_MS) return dates > 0;
    const date = instantOf(timeAt(reading, start), zone, timeZone);
    if (date.getTime() > until) return true;
    add(date);
    if (date.getTime() > earliest) dates++;
    if (dates >= MOST_DATES) return true;
  }
  return true;
}

/** An UNTIL that is a date includes that whole day; one outside the supported years is ignored. */
function lastInstant(until: ICAL.Time, zone: string | null, timeZone: string): number {
  const at = instantOf(until, zone, timeZone).getTime();
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : at + (until.isDate ? DAY_MS - 1 : 0);
}

function timeAt(reading: number, { isDate, zone }: ICAL.Time): ICAL.Time {
  const at = new Date(reading);
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate,
    },
    zone,
  );
}
