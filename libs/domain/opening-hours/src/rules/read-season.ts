import type { DateRange, RuleDate, RuleSeason } from './hours-rule.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Token } from './tokens.ts';

export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/**
 * The season of a rule; null if there is none.
 * @returns false for one that the model can't represent
 */
export function readSeason(cursor: TokenCursor): RuleSeason | null | false {
  const first = cursor.peek();
  if (!first) return null;
  const isDuringHolidays = first.kind === 'holiday' && cursor.peek(1)?.kind === 'day';
  if (isDuringHolidays) {
    cursor.skip(1);
    return first.text === 'SH' && { kind: 'text', text: 'SH' };
  }
  if (first.text === 'week') return readText(cursor);
  if (first.kind !== 'month' && first.kind !== 'year') return null;
  if (first.kind === 'year' && cursor.peek(1)?.kind !== 'month') return readText(cursor);
  const ranges = readRanges(cursor);
  if (!ranges) return false;
  cursor.takeMark(':');
  return { kind: 'dates', ranges };
}

/** Weeks and years: numbers, punctuation and commas up to another kind of token. */
function readText(cursor: TokenCursor): RuleSeason | false {
  const own: Token[] = [];
  for (let next = cursor.peek(); next && isOfText(next, own.length === 0); next = cursor.peek()) {
    own.push(next);
    cursor.skip(1);
  }
  if (own.at(-1)?.text === ':') own.pop();
  const last = own.at(-1);
  if (!last || (last.kind !== 'number' && last.kind !== 'year' && last.text !== '+')) return false;
  let text = own[0]!.text;
  for (const [index, token] of own.slice(1).entries()) text += (token.start > own[index]!.end ? ' ' : '') + token.text;
  return { kind: 'text', text };
}

const isOfText = ({ kind, text }: Token, isFirst: boolean) =>
  (isFirst && text === 'week') || ['number', 'year', 'mark', 'comma'].includes(kind) || text === '/';

function readRanges(cursor: TokenCursor): DateRange[] | null {
  const ranges: DateRange[] = [];
  do {
    const last = ranges.at(-1)?.to;
    const from = readDate(cursor, last?.day === undefined ? undefined : last);
    if (!from) return null;
    let to = from;
    if (cursor.takeMark('-')) {
      const end = readDate(cursor, from.day === undefined ? undefined : from);
      if (!end || (end.day === undefined) !== (from.day === undefined)) return null;
      to = end;
    }
    ranges.push({ from, to });
  } while (cursor.take('comma'));
  return ranges;
}

/** Days of the months in a leap year */
export const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `2026 Dec 24`, `Dec 24`, `Dec`; after a day also just `26`. */
function readDate(cursor: TokenCursor, before: RuleDate | undefined): RuleDate | null {
  const year = cursor.take('year');
  const month = cursor.take('month');
  if (!month) {
    const alone = !year && before ? cursor.take('number') : undefined;
    return alone ? dated({ ...before!, day: Number(alone.text) }) : null;
  }
  const day = cursor.take('number');
  return dated({
    ...(year && { year: Number(year.text) }),
    month: monthNames.indexOf(month.text as 'Jan') + 1,
    ...(day && { day: Number(day.text) }),
  });
}

const dated = (date: RuleDate): RuleDate | null =>
  date.day === undefined || (date.day >= 1 && date.day <= LONGEST_MONTHS[date.month - 1]!) ? date : null;
