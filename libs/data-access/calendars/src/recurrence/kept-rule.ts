import { occurrences, readRecurrence, type Recurrence } from '@umkreis/places/events/recurrence.ts';
import { writeRecurrence } from '@umkreis/places/events/write-recurrence.ts';
import { DAY_MS } from '../ics/date-value.ts';
import type { EventFacts } from '../ics/event-facts.ts';
import { datesOfRule } from './series-dates.ts';
import type { RuleParts } from './rule-parts.ts';
import type { WorkBudget } from './work-budget.ts';

const YEAR_MS = 366 * DAY_MS;
/** Compared dates from the begin of a series; on another clock than the branch's the coming year, too. */
const MOST_COMPARED = 60;
const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

interface Branch {
  timeZone: string;
  now: Date;
  budget: WorkBudget;
}

/**
 * The rule of a series as events store it, which repeats on the branch's clock; only if that gives exactly the dates
 * of the calendar, on the clock and with the start of the week of the series.
 * @returns null for anything else
 */
export function keptRule(event: EventFacts, rules: readonly RuleParts[], branch: Branch): string | null {
  const [rule] = rules;
  if (!rule || rules.length > 1 || event.listed.length > 0 || event.exceptionRules.length > 0) return null;
  const { timeZone, now } = branch;
  const { value, zone } = event.start;
  const first = zone.toInstant(value.local);
  const stored = storedRule(rule, event);
  if (!stored) return null;
  const current = Math.max(first.getTime(), now.getTime() - DAY_MS);
  if (!isSame(stored, first.getTime(), MOST_COMPARED)) return null;
  // Clocks of other zones change on other days.
  if (zone.name !== timeZone && !isSame(stored, current, Number.POSITIVE_INFINITY)) return null;
  return writeRecurrence(stored);

  function isSame(recurrence: Recurrence, from: number, most: number): boolean {
    const window = { earliest: from - 1, latest: from + YEAR_MS, most, budget: branch.budget };
    const own = datesOfRule(rule!, event.start, window).instants;
    // The begin belongs to the series even if its rule does not name it.
    if (from === first.getTime() && own[0]?.getTime() !== from) return false;
    const last = own.length >= most ? own.at(-1)! : new Date(from + YEAR_MS);
    const there = occurrences(first, recurrence, timeZone, { from: new Date(from), to: last });
    return own.length === there.length && own.every((at, index) => at.getTime() === there[index]!.getTime());
  }
}

/** Omits parts that the start implies. */
function storedRule(rule: RuleParts, { start }: EventFacts): Recurrence | null {
  const at = new Date(start.value.local);
  const { frequency, interval, count, months, monthDays, days } = rule;
  const isImplied = (values: readonly number[], value: number) =>
    values.length === 0 || (values.length === 1 && values[0] === value);
  const nthDay = nthDayOf(rule);
  const positions = nthDay === null ? rule.positions : [];
  const isPlain = [rule.weeks, rule.yearDays, rule.hours, rule.minutes, rule.seconds, positions].every(
    (list) => list.length === 0,
  );
  const hasMonthDay = frequency === 'MONTHLY' || frequency === 'YEARLY';
  if (
    !isPlain ||
    (months.length > 0 && !(frequency === 'YEARLY' && isImplied(months, at.getUTCMonth() + 1))) ||
    (monthDays.length > 0 && !(hasMonthDay && isImplied(monthDays, at.getUTCDate()))) ||
    (days.length > 0 && frequency !== 'WEEKLY' && nthDay === null) ||
    (count !== null && rule.until)
  )
    return null;
  const until = rule.until && lastStart(rule.until, start);
  const parts = [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    days.length > 0 && `BYDAY=${nthDay ?? days.map(({ weekday }) => codes[weekday]).join(',')}`,
    count !== null && `COUNT=${count}`,
    until && `UNTIL=${until.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
  ];
  return readRecurrence(parts.filter(Boolean).join(';'));
}

/** The one nth weekday of a monthly rule, e.g. 2SA: of BYDAY=2SA, or of BYDAY=SA;BYSETPOS=2. */
function nthDayOf({ frequency, days, positions }: RuleParts): string | null {
  const [day, ...others] = days;
  if (frequency !== 'MONTHLY' || !day || others.length > 0 || positions.length > 1) return null;
  if (positions.length > 0 && day.nth !== 0) return null;
  const nth = day.nth || positions[0];
  return nth === undefined ? null : `${nth}${codes[day.weekday]}`;
}

/** An UNTIL that is a date includes that whole day. */
function lastStart(until: NonNullable<RuleParts['until']>, { zone }: EventFacts['start']): Date {
  if (until.isDate) return new Date(zone.toInstant(until.local + DAY_MS).getTime() - 1000);
  return until.offset === null ? zone.toInstant(until.local) : new Date(until.local - until.offset * 60_000);
}
