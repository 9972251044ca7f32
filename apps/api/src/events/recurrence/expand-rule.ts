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
export function* expandRule(rule: RuleParts, begin: number, from: number, budget: WorkBudget): Generator<number> {
  const implied = withImplied(rule, begin);
  let counted = 0;
  for (let period = rule.count === null ? firstPeriod(rule, begin, from) : 0; ; period++) {
    for (const time of timesOf(implied, begin, period, budget)) {
      if (time < begin) continue;
      counted++;
      if (rule.count !== null && counted > rule.count) return;
      if (time >= from) yield time;
    }
    if (counted === rule.count) return;
  }
}

/** Weekday, day and month that the start implies where the rule has none. */
function withImplied(rule: RuleParts, begin: number): RuleParts {
  const at = new Date(begin);
  const ofBegin = { days: [{ nth: 0, weekday: at.getUTCDay() }], monthDays: [at.getUTCDate()] };
  if (rule.days.length > 0 || rule.monthDays.length > 0 || rule.yearDays.length > 0) return rule;
  switch (rule.frequency) {
    case 'WEEKLY':
      return { ...rule, days: ofBegin.days };
    case 'MONTHLY':
      return { ...rule, monthDays: ofBegin.monthDays };
    case 'YEARLY':
      if (rule.weeks.length > 0) return { ...rule, days: ofBegin.days };
      return {
        ...rule,
        monthDays: ofBegin.monthDays,
        months: rule.months.length > 0 ? rule.months : [at.getUTCMonth() + 1],
      };
    default:
      return rule;
  }
}

/** A period before which there is nothing at or after an instant. */
function firstPeriod({ frequency, interval }: RuleParts, begin: number, from: number): number {
  const longestMs =
    short[frequency] ?? { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency as 'DAILY']! * DAY_MS;
  // Most years and months are shorter than the longest one, so the estimate may be too early, but never too late.
  return Math.max(0, Math.floor((from - begin) / longestMs / interval) - 1);
}

/** The times of a period, in order. */
function timesOf(rule: RuleParts, begin: number, period: number, budget: WorkBudget): number[] {
  const by = period * rule.interval;
  const lengthMs = short[rule.frequency];
  const times = lengthMs
    ? shortTimes(rule, begin, Math.floor(begin / lengthMs) * lengthMs + by * lengthMs, budget)
    : daysOf(rule, begin, by, budget).flatMap((day) => clockTimes(rule, begin, day, budget));
  if (rule.positions.length === 0) return times;
  return times.filter(
    (_, index) => rule.positions.includes(index + 1) || rule.positions.includes(index - times.length),
  );
}

function daysOf(rule: RuleParts, begin: number, by: number, budget: WorkBudget): Day[] {
  const [from, to] = periodOf(rule, new Date(begin), by);
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
function clockTimes(rule: RuleParts, begin: number, day: Day, budget: WorkBudget): number[] {
  const at = new Date(begin);
  const hours = rule.hours.length > 0 ? ascending(rule.hours) : [at.getUTCHours()];
  const minutes = rule.minutes.length > 0 ? ascending(rule.minutes) : [at.getUTCMinutes()];
  const seconds = rule.seconds.length > 0 ? ascending(rule.seconds) : [at.getUTCSeconds()];
  budget.spend(hours.length * minutes.length * seconds.length);
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => day + ((hour * 60 + minute) * 60 + second) * SECOND_MS)),
  );
}

/** Times of an hour, a minute or a second: rule parts at or above the frequency filter, those below it expand. */
function shortTimes(rule: RuleParts, begin: number, from: number, budget: WorkBudget): number[] {
  budget.spend(1);
  const at = new Date(from);
  const [hour, minute, second] = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()];
  const isIn = (values: readonly number[], value: number) => values.length === 0 || values.includes(value);
  const day = Math.floor(from / DAY_MS) * DAY_MS;
  if (!isIn(rule.hours, hour) || !isRuleDay(rule, day)) return [];
  if (rule.frequency === 'HOURLY') return clockTimes({ ...rule, hours: [hour] }, begin, day, budget);
  if (!isIn(rule.minutes, minute)) return [];
  if (rule.frequency === 'MINUTELY')
    return clockTimes({ ...rule, hours: [hour], minutes: [minute] }, begin, day, budget);
  return isIn(rule.seconds, second) ? [from] : [];
}
