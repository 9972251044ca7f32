import { collapse, fold } from '@umkreis/search/fold.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';

export interface QuestionTime {
  at: Date;
  /** Only a day was given, no hour. */
  isWholeDay: boolean;
  /** The question without the words that express the time. */
  remaining: string;
}

const weekdays: readonly (readonly string[])[] = [
  ['sonntag', 'sunday'],
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'saturday'],
];
/** A day by its name, alone or before a part of it: matches 'Sonntagabend', but not 'Sonntagsbeck'. */
const namesDay = (names: readonly string[]) =>
  new RegExp(`\\b(?:${names.join('|')})(?:s?\\b|(?=morgen|vormittag|mittag|nachmittag|abend|nacht))`);
const DEFAULT_HOUR = 10;
/** Hours of the parts of the day, the longest words first. */
const dayParts: readonly (readonly [RegExp, number])[] = [
  [/\b(?:vormittags?|am morgen|in the morning|morgens|fruh|this morning)\b/, 9],
  [/\b(?:nachmittags?|afternoon)\b/, 15],
  [/(?:mittags?|lunchtime|noon|lunch)\b/, 12],
  [/(?:abends?|evening|tonight|dinner)\b/, 19],
  [/(?:\bnachts?|\bnight)\b/, 22],
];
const clockTime =
  /\b(?:um|gegen|ab|at|around|after)\s+(\d{1,2})(?:[:.](\d{2}))?\s*(uhr|h|am|pm|o'?clock)?\b|\b(\d{1,2})[:.](\d{2})\s*(?:uhr|h)?\b|\b(\d{1,2})\s*(uhr|am|pm)\b/;
const fillers = /\b(?:am|on|um|at|this|diesen|nachsten|kommenden|next)\s*(?=\s|$|[?!.,])/g;

/**
 * Time that a question refers to, in a time zone: 'heute Abend', 'morgen um 10', 'am Samstag', 'at 7 pm', 'this
 * weekend', 'jetzt'.
 * @returns null if it names none
 */
export function questionTime(question: string, now: Date, timeZone: string): QuestionTime | null {
  let remaining = ` ${collapse(fold(question))} `;
  const clock = inZone(now, timeZone);
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(remaining);
    if (match) remaining = `${remaining.slice(0, match.index)} ${remaining.slice(match.index + match[0].length)}`;
    return match;
  };
  const isNow = take(/\b(?:jetzt|gerade|aktuell|momentan|(?:right )?now|currently)\b/) !== null;

  const time = take(clockTime);
  let hour: number | null = null;
  let minute = 0;
  if (time) {
    hour = Number(time[1] ?? time[4] ?? time[6]);
    minute = Number(time[2] ?? time[5] ?? 0);
    const half = time[3] ?? time[7];
    if (half === 'pm' && hour < 12) hour += 12;
    if (half === 'am' && hour === 12) hour = 0;
    if (hour > 24 || minute > 59) return null;
  }
  // A day by its name means the whole day, even if it is today.
  const isToday = /\b(?:heute|today)\b/.test(remaining);
  const weekday = weekdays.findIndex((names) => namesDay(names).test(remaining));
  const days =
    weekday >= 0 ? (take(namesDay(weekdays[weekday]!)), (weekday - clock.day() + 7) % 7) : dayOf(take, clock.day());
  const part = dayParts.find(([pattern]) => pattern.test(remaining));
  if (part) take(part[0]);
  if (hour === null && part) hour = part[1];
  // 'um 7' in the evening of 'heute Abend um 7'
  else if (hour !== null && part && part[1] >= 15 && hour < 12) hour += 12;

  const text = remaining.replace(fillers, ' ').replace(/\s+/g, ' ').trim();
  if (days === null && hour === null) return isNow ? { at: now, isWholeDay: false, remaining: text } : null;
  const onDay = (offset: number) =>
    fromClock(Date.UTC(clock.year(), clock.month(), clock.date() + offset, hour ?? DEFAULT_HOUR, minute), timeZone);
  // 'um 9' after nine means tomorrow; 'heute' always means today.
  const isPast = days === null && onDay(0) < now;
  return {
    at: days === 0 && hour === null && isToday ? now : onDay(days ?? (isPast ? 1 : 0)),
    isWholeDay: hour === null,
    remaining: text,
  };
}

/** Days from today that a word stands for. */
function dayOf(take: (pattern: RegExp) => RegExpExecArray | null, today: number): number | null {
  if (take(/\b(?:ubermorgen|day after tomorrow)\b/)) return 2;
  if (take(/\b(?:wochenende|weekend)\b/)) return today === 0 || today === 6 ? 0 : 6 - today;
  if (take(/(?<!am )\b(?:morgen|tomorrow)\b/)) return 1;
  if (take(/\bheute\b|\btoday\b/)) return 0;
  return null;
}
