import {
  wholeDay,
  type HoursRule,
  type TimeRange,
  type RuleDay,
  type RuleSeason,
  type TimePoint,
} from './hours-rule.ts';
import { readSeason } from './read-season.ts';
import { TokenCursor } from './token-cursor.ts';
import type { Token } from './tokens.ts';

export const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
/** Latest end of a range, hours */
const MOST_HOURS = 48;

/**
 * Parses a rule that the model can represent: season, days, times, state, comment, in this order.
 * @returns null for any other rule
 */
export function readRule(tokens: readonly Token[]): HoursRule | null {
  const cursor = new TokenCursor(tokens);
  if (cursor.take('always')) return cursor.isAtEnd ? ruleOf(null, null, [wholeDay], '', '') : null;
  const season = readSeason(cursor);
  if (season === false) return null;
  const days = readDays(cursor);
  if (days === false) return null;
  const timeRanges = readTimeRanges(cursor);
  if (timeRanges === false) return null;
  const state = cursor.take('state')?.text ?? '';
  const comment = cursor.take('comment')?.text.slice(1, -1) ?? '';
  if (!cursor.isAtEnd) return null;
  const isOff = state === 'off' || state === 'closed';
  // Times with 'off' exclude them from others; comments of blanks only.
  if ((isOff && timeRanges.length > 0) || comment !== comment.trim()) return null;
  return ruleOf(season, days, isOff || timeRanges.length > 0 ? timeRanges : [wholeDay], state, comment);
}

function ruleOf(
  season: RuleSeason | null,
  days: RuleDay[] | null,
  timeRanges: TimeRange[],
  written: string,
  comment: string,
): HoursRule {
  const isUnknown = written === 'unknown' || (written === '' && comment !== '');
  const state = timeRanges.length === 0 ? 'closed' : isUnknown ? 'unknown' : 'open';
  return { season, days, plan: { state, timeRanges, comment } };
}

/** `Mo-Fr,Su,PH`; null if there are none. @returns false for days that the model can't represent */
function readDays(cursor: TokenCursor): RuleDay[] | null | false {
  const found = new Set<RuleDay>();
  do {
    const holiday = cursor.take('holiday');
    if (holiday) {
      found.add(holiday.text as 'PH' | 'SH');
      continue;
    }
    const first = cursor.take('day');
    // A comma before the times.
    if (!first) return found.size === 0 ? null : false;
    const from = dayNames.indexOf(first.text as 'Mo');
    let to = from;
    if (cursor.takeMark('-')) {
      const last = cursor.take('day');
      if (!last) return false;
      to = dayNames.indexOf(last.text as 'Mo');
    }
    for (let day = from; ; day = (day + 1) % 7) {
      found.add(day as RuleDay);
      if (day === to) break;
    }
  } while (cursor.take('comma'));
  cursor.takeMark(':');
  return sortDays(found);
}

export const sortDays = (days: Iterable<RuleDay>): RuleDay[] => {
  const rank = (day: RuleDay) => (typeof day === 'number' ? day : day === 'PH' ? 7 : 8);
  return [...new Set(days)].sort((a, b) => rank(a) - rank(b));
};

/** `08:00-12:00,14:00-18:00+`; empty if there are none. @returns false for times that the model can't represent */
function readTimeRanges(cursor: TokenCursor): TimeRange[] | false {
  const timeRanges: TimeRange[] = [];
  do {
    const from = readTime(cursor);
    if (from === undefined) return timeRanges.length === 0 ? timeRanges : false;
    if (from === false) return false;
    let to: TimePoint | null = null;
    if (cursor.takeMark('-')) {
      const end = readTime(cursor);
      if (end === undefined || end === false) return false;
      to = end;
    }
    const isOpenEnd = cursor.takeMark('+');
    // A single point in time, such as the collection time of a post box.
    if (to === null && !isOpenEnd) return false;
    timeRanges.push({ from, to, isOpenEnd });
  } while (cursor.take('comma'));
  return timeRanges;
}

/** @returns undefined if there is none, false for an invalid time */
function readTime(cursor: TokenCursor): TimePoint | undefined | false {
  const sun = cursor.take('sun');
  if (sun) return sun.text.replace(/\s+/g, '');
  const time = cursor.take('time');
  if (!time) return undefined;
  const [hours, minutes] = time.text.split(':').map(Number) as [number, number];
  return minutes < 60 && hours * 60 + minutes <= MOST_HOURS * 60 && hours * 60 + minutes;
}
