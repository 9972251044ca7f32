import type { RuleParts } from './rule-parts.ts';

const DAY_MS = 86_400_000;

/** A day of the proleptic Gregorian calendar as midnight UTC, ms. */
export type Day = number;

export const dayOf = (year: number, month: number, date: number): Day => {
  const day = new Date(0);
  // Date.UTC maps years below 100 to the 20th century.
  day.setUTCFullYear(year, month, date);
  return day.getTime();
};

/** Whether a day matches a rule. @param rule with the values that its start implies, see `withImplied` */
export function isRuleDay(rule: RuleParts, day: Day): boolean {
  const at = new Date(day);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const { months, weeks, yearDays, monthDays, days, frequency, weekStart } = rule;
  if (months.length > 0 && !months.includes(month + 1)) return false;
  if (monthDays.length > 0) {
    const ofMonth = (dayOf(year, month + 1, 1) - dayOf(year, month, 1)) / DAY_MS;
    if (!monthDays.includes(date) && !monthDays.includes(date - ofMonth - 1)) return false;
  }
  if (yearDays.length > 0) {
    const [first, next] = [dayOf(year, 0, 1), dayOf(year + 1, 0, 1)];
    if (!yearDays.includes((day - first) / DAY_MS + 1) && !yearDays.includes((day - next) / DAY_MS)) return false;
  }
  if (weeks.length > 0 && !isInWeeks(weeks, day, weekStart)) return false;
  if (days.length === 0) return true;
  const isOfMonth = frequency === 'MONTHLY' || (frequency === 'YEARLY' && months.length > 0);
  const isOfYear = frequency === 'YEARLY' && !isOfMonth && weeks.length === 0;
  const range: [Day, Day] | null = isOfMonth
    ? [dayOf(year, month, 1), dayOf(year, month + 1, 1)]
    : isOfYear
      ? [dayOf(year, 0, 1), dayOf(year + 1, 0, 1)]
      : null;
  return days.some(({ nth, weekday }) => {
    if (weekday !== at.getUTCDay()) return false;
    if (nth === 0 || !range) return true;
    const fromFirst = Math.floor((day - range[0]) / DAY_MS / 7) + 1;
    const fromLast = -(Math.floor((range[1] - DAY_MS - day) / DAY_MS / 7) + 1);
    return nth === fromFirst || nth === fromLast;
  });
}

/** Weeks of a year as in RFC 5545: the first one has at least four days in the year. */
function isInWeeks(weeks: readonly number[], day: Day, weekStart: number): boolean {
  const weekStartDay = weekOf(day, weekStart);
  // The year that contains most of the week: that of its fourth day.
  const year = new Date(weekStartDay + 3 * DAY_MS).getUTCFullYear();
  const week = (weekStartDay - firstWeekOf(year, weekStart)) / DAY_MS / 7 + 1;
  const count = (firstWeekOf(year + 1, weekStart) - firstWeekOf(year, weekStart)) / DAY_MS / 7;
  return weeks.includes(week) || weeks.includes(week - count - 1);
}

/** The first day of a day's week. */
export const weekOf = (day: Day, weekStart: number): Day =>
  day - ((new Date(day).getUTCDay() - weekStart + 7) % 7) * DAY_MS;

/** The first week is the one that contains 4 January. */
const firstWeekOf = (year: number, weekStart: number): Day => weekOf(dayOf(year, 0, 4), weekStart);
