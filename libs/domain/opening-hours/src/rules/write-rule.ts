import {
  isWeekday,
  type DateRange,
  type DayPlan,
  type HoursRule,
  type TimeRange,
  type RuleDate,
  type RuleDay,
  type RuleSeason,
  type TimePoint,
} from './hours-rule.ts';
import { dayNames, sortDays } from './read-rule.ts';
import { monthNames } from './read-season.ts';

/** A rule in opening-hours syntax. */
export function writeRule({ season, days, plan }: HoursRule): string {
  const when = [season && writeSeason(season), days && writeDays(days)].filter(Boolean);
  return [...when, writePlan(plan)].join(' ');
}

const padded = (value: number) => String(value).padStart(2, '0');

/** `08:00`, `26:30`, `sunset` */
export const writeTime = (time: TimePoint): string =>
  typeof time === 'string' ? time : `${padded(Math.floor(time / 60))}:${padded(time % 60)}`;

export function writeTimeRange({ from, to, isOpenEnd }: TimeRange): string {
  return `${writeTime(from)}${to === null ? '' : `-${writeTime(to)}`}${isOpenEnd || to === null ? '+' : ''}`;
}

const WHOLE_DAY = '00:00-24:00';

/** The plan of a day: `08:00-12:00,14:00-18:00`, `off "Ferien"`. */
function writePlan({ state, timeRanges, comment }: DayPlan): string {
  const quoted = comment && `"${comment.replaceAll('"', '')}"`;
  if (state === 'closed') return quoted ? `off ${quoted}` : 'off';
  const times = timeRanges.map(writeTimeRange).join(',') || WHOLE_DAY;
  if (state === 'unknown' && quoted && times === WHOLE_DAY) return quoted;
  if (state === 'unknown') return `${times} ${quoted || 'unknown'}`;
  return quoted ? `${times} open ${quoted}` : times;
}

/** `Mo-Fr,Su,PH`: three or more consecutive days become a range. */
function writeDays(days: readonly RuleDay[]): string {
  const sorted = sortDays(days);
  const parts: string[] = [];
  for (let index = 0; index < sorted.length; index++) {
    const first = sorted[index]!;
    if (!isWeekday(first)) {
      parts.push(first);
      continue;
    }
    let last = first;
    while (sorted[index + 1] === last + 1) last = sorted[++index] as typeof first;
    const names = last - first === 1 ? ',' : '-';
    parts.push(last === first ? dayNames[first] : `${dayNames[first]}${names}${dayNames[last]}`);
  }
  return parts.join(',');
}

export const writeSeason = (season: RuleSeason): string =>
  season.kind === 'text' ? season.text : season.ranges.map(writeRange).join(',');

const writeDate = ({ year, month, day }: RuleDate) =>
  `${year === undefined ? '' : `${year} `}${monthNames[month - 1]}${day === undefined ? '' : ` ${padded(day)}`}`;

/** `Jun-Sep`, `Jun 15-Sep 30`, `2026 Dec 24-26` */
function writeRange({ from, to }: DateRange): string {
  if (from.year === to.year && from.month === to.month) {
    if (from.day === to.day) return writeDate(from);
    if (to.day !== undefined) return `${writeDate(from)}-${padded(to.day)}`;
  }
  return `${writeDate(from)}-${writeDate(to)}`;
}
