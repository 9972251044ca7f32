import type { RuleDate } from '../rules/hours-rule.ts';
import { LONGEST_MONTHS } from '../rules/read-season.ts';
import { meaningOf, phraseAt, type Meaning } from './plain-words.ts';

/** A time as written; am or pm may be undetermined. */
export interface PlainTime {
  minutes: number;
  meridiem: 'am' | 'pm' | undefined;
  /** With minutes or a leading zero: a 24-hour clock */
  isExact: boolean;
}

/** isSeparated: a comma, a semicolon, a bar or a new line before it */
export type PlainToken = { text: string; isSeparated: boolean } & (
  | Meaning
  | { kind: 'time'; time: PlainTime }
  | { kind: 'date'; date: RuleDate }
  | { kind: 'unknown' }
);

const DATE = /^(\d{1,2})\.\s?(\d{1,2})\.(?:\s?((?:20)?\d{2})(?![\d.:]))?/;
const DATE_BEFORE_MONTH = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s+(\p{L}+)\.?(?:\s+(20\d{2}))?/u;
const DATE_AFTER_MONTH =
  /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:.h]|\s*(?:uhr|am|pm|a\.m|p\.m))(?:,?\s+(20\d{2}))?/u;
const TIME =
  /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?:\s*(?:uhr|h)(?!\p{L})(?:\s?([0-5]\d)(?![\d:.]))?)?(?:\s*([ap])\.?\s?m\.?(?!\p{L}))?/u;
const MILITARY = /^([01]\d|2[0-4])([0-5]\d)(?!\d)(?:\s*(?:uhr|h|hrs)(?!\p{L}))?/u;

/** The tokens of a text about hours, in German or English, with their meanings. */
export function plainTokens(text: string): PlainToken[] {
  const tokens: PlainToken[] = [];
  const lower = text.normalize('NFC').toLowerCase();
  let at = 0;
  let isSeparated = false;
  while (at < lower.length) {
    const remaining = lower.slice(at);
    const blank = /^[\s,;:()|*•.]+/.exec(remaining);
    if (blank) {
      isSeparated ||= /[,;|\n]/.test(blank[0]);
      at += blank[0].length;
      continue;
    }
    const { length, token } = tokenAt(remaining);
    tokens.push({ ...token, text: text.slice(at, at + length), isSeparated });
    isSeparated = false;
    at += length;
  }
  return tokens;
}

type Found = { length: number; token: PlainToken };
const found = (
  length: number,
  token: Meaning | { kind: 'time'; time: PlainTime } | { kind: 'date'; date: RuleDate } | { kind: 'unknown' },
): Found => ({ length, token: { ...token, text: '', isSeparated: false } });

function tokenAt(remaining: string): Found {
  const phrase = phraseAt(remaining);
  if (phrase) return found(phrase.length, phrase.meaning);
  const date = dateAt(remaining);
  if (date) return date;
  const time = timeAt(remaining);
  if (time) return time;
  if (/^[-–—−]/.test(remaining)) return found(1, { kind: 'to' });
  if (/^[/&+]/.test(remaining))
    return found(
      1,
      remaining[0] === '+' && /^\+(?!\s*\p{L})/u.test(remaining) ? { kind: 'openEnd' } : { kind: 'between' },
    );
  const word = /^\p{L}+/u.exec(remaining)?.[0];
  if (!word) return found(/^\d+/.exec(remaining)?.[0].length ?? 1, { kind: 'unknown' });
  return found(word.length, meaningOf(word) ?? { kind: 'unknown' });
}

function dateAt(remaining: string): Found | undefined {
  const numeric = DATE.exec(remaining);
  if (numeric && Number(numeric[2]) >= 1 && Number(numeric[2]) <= 12)
    return dated(numeric[0].length, numeric[1]!, Number(numeric[2]), numeric[3]);
  const before = DATE_BEFORE_MONTH.exec(remaining);
  const month = before && meaningOf(before[2]!);
  if (before && month?.kind === 'month') return dated(before[0].length, before[1]!, month.month, before[3]);
  const after = DATE_AFTER_MONTH.exec(remaining);
  const first = after && meaningOf(after[1]!);
  // 'Mai 9-18 Uhr' is a month followed by times.
  if (after && first?.kind === 'month' && !/^\s*(?:-|–|bis|to)\s*\d/.test(remaining.slice(after[0].length)))
    return dated(after[0].length, after[2]!, first.month, after[3]);
  return undefined;
}

function dated(length: number, day: string, month: number, year: string | undefined): Found | undefined {
  if (Number(day) < 1 || Number(day) > LONGEST_MONTHS[month - 1]!) return undefined;
  const full = year && Number(year.length === 2 ? `20${year}` : year);
  return found(length, { kind: 'date', date: { ...(full && { year: full }), month, day: Number(day) } });
}

function timeAt(remaining: string): Found | undefined {
  const named = /^(noon|midday|mittag|midnight|mitternacht)(?!\p{L})/u.exec(remaining);
  if (named) {
    const minutes = /^mi(?:d|tter)n/.test(named[0]) ? 1440 : 720;
    return found(named[0].length, { kind: 'time', time: { minutes, meridiem: undefined, isExact: true } });
  }
  const military = MILITARY.exec(remaining);
  const match = military ?? TIME.exec(remaining);
  if (!match) return undefined;
  const [text, hours, early, late] = match;
  const minutes = Number(hours) * 60 + Number(early ?? (military ? 0 : late) ?? 0);
  if (Number(hours) > 24 || Number(early ?? 0) > 59 || minutes > 1440) return undefined;
  const meridiemInitial = military ? undefined : match[4];
  const meridiem = meridiemInitial ? (meridiemInitial === 'a' ? 'am' : 'pm') : undefined;
  const isExact = early !== undefined || /^0\d/.test(text);
  return found(text.length, { kind: 'time', time: { minutes, meridiem, isExact } });
}
