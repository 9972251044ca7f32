import type { Language } from '@umkreis/contract/boot.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import {
  isWeekday,
  type DateRange,
  type DayPlan,
  type RuleDate,
  type RuleDay,
  type WrittenHours,
  type WrittenRule,
} from '@umkreis/opening-hours/rules/hours-rule.ts';
import { writeSeason, writeTimeRange } from '@umkreis/opening-hours/rules/write-rule.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';

/** 1 January 2001 was a Monday. */
const weekdayAt = (day: number) => Date.UTC(2001, 0, 1 + day);

/** @param style 'long' Montag, 'short' Mo */
export function dayName(day: RuleDay, language: Language, style: 'long' | 'short' = 'long'): string {
  const t = textsOf(hoursEditorMessages, language);
  if (day === 'PH') return t.publicHolidays;
  if (day === 'SH') return t.schoolHolidays;
  return dateFormat(language, { weekday: style, timeZone: 'UTC' }).format(weekdayAt(day));
}

/** 'Mo–Fr, Feiertage' */
function daysText(days: readonly RuleDay[], language: Language): string {
  const parts: string[] = [];
  for (let index = 0; index < days.length; index++) {
    const first = days[index]!;
    if (!isWeekday(first)) {
      parts.push(dayName(first, language));
      continue;
    }
    let last = first;
    while (days[index + 1] === last + 1) last = days[++index] as typeof first;
    const names = [first, last].map((day) => dayName(day, language, 'short'));
    parts.push(first === last ? names[0]! : last - first === 1 ? names.join(', ') : names.join('–'));
  }
  return parts.join(', ');
}

function dateText({ year, month, day }: RuleDate, language: Language): string {
  const at = Date.UTC(year ?? 2000, month - 1, day ?? 1);
  return dateFormat(language, {
    ...(day !== undefined && { day: 'numeric' }),
    month: day === undefined ? 'long' : 'short',
    ...(year !== undefined && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(at);
}

/** 'Juni–September', '24. Dez. 2026' */
export const rangesText = (ranges: readonly DateRange[], language: Language): string =>
  ranges
    .map(({ from, to }) => {
      const [first, last] = [dateText(from, language), dateText(to, language)];
      return first === last ? first : `${first}–${last}`;
    })
    .join(', ');

/** '08:00–12:00, 14:00–18:00', 'geschlossen (Ferien)' */
function planText({ state, timeRanges: spans, comment }: DayPlan, language: Language): string {
  const t = textsOf(hoursEditorMessages, language);
  const times = spans.map((timeRange) => writeTimeRange(timeRange).replace('-', '–')).join(', ');
  const isAlways = spans.length === 1 && spans[0]!.from === 0 && spans[0]!.to === 1440;
  const statusText = state === 'closed' ? t.closed : state === 'unknown' && isAlways ? comment || t.unknown : times;
  return comment && statusText !== comment ? `${statusText} (${comment})` : statusText;
}

/** The value in words, one line per rule. */
export const hoursText = (hours: WrittenHours, language: Language): string[] =>
  hours.rules.map((written) => ruleText(written, language));

function ruleText({ rule, text, join }: WrittenRule, language: Language): string {
  if (!rule) return text;
  const t = textsOf(hoursEditorMessages, language);
  const season =
    rule.season?.kind === 'dates' ? rangesText(rule.season.ranges, language) : rule.season && writeSeason(rule.season);
  const days = rule.days ? daysText(rule.days, language) : season ? '' : join === '||' ? t.otherwise : t.everyDay;
  return `${[season, days].filter(Boolean).join(', ')}: ${planText(rule.plan, language)}`;
}
