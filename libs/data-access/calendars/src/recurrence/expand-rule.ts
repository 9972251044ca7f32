import { dayOf, isRuleDay, weekOf, type Day } from './matching-days.ts';
import type { Frequency, RuleParts } from './rule-parts.ts';
import type { WorkBudget } from './work-budget.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
/** Frequencies below a day, with the length of their period. */
const short: Partial<Record<Frequency, number>> = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: SECOND_MS };

/**
 * The times of a rule in order, from the first period that may have one at or after `from`; endless if the rule has
 * no end. A rule with a count is counted from its start.
 * @param start local time at the start as if it were UTC, ms; so are the results
 * @param budget one step is a day or a time that is checked
 * @throws BudgetError when it is used up, which also ends rules that never match
 */
export function* expandRule(rule: RuleParts, start: number, from: number, budget: WorkBudget): Generator<number> {
  const implied = withImplied(rule, start);
  let counted = 0;
  for (let period = rule.count === null ? firstPeriod(rule, start, from) : 0; ; period++) {
    for (const time of timesOf(implied, start, period, budget)) {
      if (time < start) continue;
      counted++;
      if (rule.count !== null && counted > rule.count) return;
      if (time >= from) yield time;
    }
    if (counted === rule.count) return;
  }
}

/** Weekday, day and month that the start implies where the rule has none. */
function withImplied(rule: RuleParts, start: number): RuleParts {
  const at = new Date(start);
  const implied = { days: [{ nth: 0, weekday: at.getUTCDay() }], monthDays: [at.getUTCDate()] };
  if (rule.days.length > 0 || rule.monthDays.length > 0 || rule.yearDays.length > 0) return rule;
  switch (rule.frequency) {
    case 'WEEKLY':
      return { ...rule, days: implied.days };
    case 'MONTHLY':
      return { ...rule, monthDays: implied.monthDays };
    case 'YEARLY':
      if (rule.weeks.length > 0) return { ...rule, days: implied.days };
      return {
        ...rule,
        monthDays: implied.monthDays,
        months: rule.months.length > 0 ? rule.months : [at.getUTCMonth() + 1],
      };
    default:
      return rule;
  }
}

/** A period before which there is nothing at or after an instant. */
function firstPeriod({ frequency, interval }: RuleParts, start: number, from: number): number {
  const longestMs =
    short[frequency] ?? { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency as 'DAILY']! * DAY_MS;
  // Most years and months are shorter than the longest one, so the estimate may be too early, but never too late.
  return Math.max(0, Math.floor((from - start) / longestMs / interval) - 1);
}

/** The times of a period, in order. */
function timesOf(rule: RuleParts, start: number, period: number, budget: WorkBudget): number[] {
  const by = period * rule.interval;
  const lengthMs = short[rule.frequency];
  const times = lengthMs
    ? shortTimes(rule, start, Math.floor(start / lengthMs) * lengthMs + by * lengthMs, budget)
    : daysOf(rule, start, by, budget).flatMap((day) => clockTimes(rule, start, day, budget));
  if (rule.positions.length === 0) return times;
  return times.filter(
    (_, index) => rule.positions.includes(index + 1) || rule.positions.includes(index - times.length),
  );
}

function daysOf(rule: RuleParts, start: number, by: number, budget: WorkBudget): Day[] {
  const [from, to] = periodOf(rule, new Date(start), by);
  const all = Math.round((to - from) / DAY_MS);
  // There are none beyond the years that a Date can represent; that counts as a step too.
  budget.spend(Number.isNaN(all) ? Number.POSITIVE_INFINITY : all + 1);
  return Array.from({ length: all }, (_, index) => from + index * DAY_MS).filter((day) => isRuleDay(rule, day));
}

/** The days of a period: start inclusive, end exclusive. */
function periodOf({ frequency, weekStart }: RuleParts, at: Date, by: number): [Day, Day] {
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  switch (frequency) {
    case 'YEARLY':
      return [dayOf(year + by, 0, 1), dayOf(year + by + 1, 0, 1)];
    case 'MONTHLY':
      return [dayOf(year, month + by, 1), dayOf(year, month + by + 1, 1)];
    case 'WEEKLY': {
      const week = weekOf(dayOf(year, month, date), weekStart) + by * 7 * DAY_MS;
      return [week, week + 7 * DAY_MS];
    }
    default:
      return [dayOf(year, month, date + by), dayOf(year, month, date + by + 1)];
  }
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** Times of a day: those of the rule, or that of the start. */
function clockTimes(rule: RuleParts, start: number, day: Day, budget: WorkBudget): number[] {
  const at = new Date(start);
  const hours = rule.hours.length > 0 ? ascending(rule.hours) : [at.getUTCHours()];
  const minutes = rule.minutes.length > 0 ? ascending(rule.minutes) : [at.getUTCMinutes()];
  const seconds = rule.seconds.length > 0 ? ascending(rule.seconds) : [at.getUTCSeconds()];
  budget.spend(hours.length * minutes.length * seconds.length);
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => day + ((hour * 60 + minute) * 60 + second) * SECOND_MS)),
  );
}

/** Times of an hour, a minute or a second: rule parts at or above the frequency filter, those below it expand. */
function shortTimes(rule: RuleParts, start: number, from: number, budget: WorkBudget): number[] {
  budget.spend(1);
  const at = new Date(from);
  const [hour, minute, second] = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()];
  const isIn = (values: readonly number[], value: number) => values.length === 0 || values.includes(value);
  const day = Math.floor(from / DAY_MS) * DAY_MS;
  if (!isIn(rule.hours, hour) || !isRuleDay(rule, day)) return [];
  if (rule.frequency === 'HOURLY') return clockTimes({ ...rule, hours: [hour] }, start, day, budget);
  if (!isIn(rule.minutes, minute)) return [];
  if (rule.frequency === 'MINUTELY')
    return clockTimes({ ...rule, hours: [hour], minutes: [minute] }, start, day, budget);
  return isIn(rule.seconds, second) ? [from] : [];
}
