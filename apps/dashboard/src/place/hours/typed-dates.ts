import type { DateRange, RuleDate } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { LONGEST_MONTHS } from '@umkreis/opening-hours/rules/read-season.ts';

/** A date range as the values of two date fields. */
export interface TypedDates {
  /** YYYY-MM-DD; the year is ignored if the range recurs yearly */
  from: string;
  to: string;
  isYearly: boolean;
}

const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');
const iso = (year: number, month: number, day: number) => `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** @param year displayed if the range recurs yearly */
export function toDates({ from, to }: DateRange, year: number): TypedDates {
  const first = from.year ?? year;
  const start = iso(first, from.month, from.day ?? 1);
  const sameYear = to.year ?? first;
  const end = (at: number) => iso(at, to.month, Math.min(to.day ?? 31, lastOf(at, to.month)));
  return {
    from: start,
    to: to.year === undefined && end(sameYear) < start ? end(sameYear + 1) : end(sameYear),
    isYearly: from.year === undefined,
  };
}

/** @returns undefined if a day is missing or the last is before the first */
export function fromDates({ from, to, isYearly }: TypedDates): DateRange | undefined {
  const [first, last] = [read(from), read(to)];
  if (!first || !last) return undefined;
  if (!isYearly) return to < from ? undefined : { from: first, to: last };
  const isWholeMonths = first.day === 1 && last.day! >= Math.min(28, LONGEST_MONTHS[last.month - 1]!) && isLast(to);
  const plain = ({ month, day }: RuleDate): RuleDate => (isWholeMonths ? { month } : { month, day });
  return { from: plain(first), to: plain(last) };
}

function read(text: string): RuleDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : undefined;
}

function isLast(text: string): boolean {
  const { year, month, day } = read(text)!;
  return day === lastOf(year!, month);
}
