import { writeHours } from '../rules/read-hours.ts';
import {
  isWeekday,
  wholeDay,
  type DayPlan,
  type HoursRule,
  type RuleDay,
  type RuleJoin,
  type WrittenHours,
} from '../rules/hours-rule.ts';
import { sortDays } from '../rules/read-rule.ts';
import { writeRule } from '../rules/write-rule.ts';
import { ClauseReader, type PlainClause, type PlainError, type PlainNote } from './plain-clauses.ts';
import { plainTokens } from './plain-tokens.ts';
import { isEvaluatedAlike } from './verify-reading.ts';

export type PlainReading = { value: string; notes: PlainNote[] } | { error: PlainError };

/**
 * Reads hours in everyday German or English, such as 'Mo-Fr 8-12 und 14-18' or 'weekdays 9am-5pm'. Every word must
 * be understood; otherwise nothing is read and the first such word is returned. A text that opening_hours can read
 * is only read if both readings are open at the same times.
 */
export function readPlainHours(text: string): PlainReading {
  const reader = new ClauseReader(plainTokens(text));
  const error = reader.read();
  if (error) return { error };
  const rules = reader.clauses.map(toRule);
  const hasSeason = rules.some(({ rule }) => rule.season && rule.plan.state === 'open' && !isSingleDate(rule));
  const sorted = rules.toSorted((a, b) => rank(a, hasSeason) - rank(b, hasSeason));
  const value = writeHours(joined(sorted));
  // Notes name parts that are read differently on purpose.
  if (reader.notes.length === 0 && !isEvaluatedAlike(text, value)) return { error: { kind: 'ambiguous', words: text } };
  return { value, notes: reader.notes };
}

interface Read {
  rule: HoursRule;
  isFallback: boolean;
}

function toRule({ ranges, days, timeRanges, isClosed, isOnRequest, comment }: PlainClause): Read {
  const state = isClosed ? 'closed' : isOnRequest ? 'unknown' : 'open';
  const own = isOnRequest ? [wholeDay] : timeRanges.toSorted((a, b) => Number(a.from) - Number(b.from));
  const plan: DayPlan = { state, timeRanges: isClosed ? [] : own, comment };
  const season = ranges.length > 0 ? ({ kind: 'dates', ranges } as const) : null;
  const isFallback = isOnRequest && days.length === 0 && !season;
  return { rule: { season, days: days.length > 0 ? sortDays(days) : null, plan }, isFallback };
}

/**
 * Sorts rules so that later ones override earlier ones: every day, weekdays, seasons, weekdays that are closed in
 * every season, holidays, closed seasons and single dates; then fallbacks.
 */
function rank({ rule, isFallback }: Read, hasSeason: boolean): number {
  const { season, days, plan } = rule;
  if (isFallback) return 6;
  if (!season && !days) return -1;
  if (season && !days && (plan.state !== 'open' || isSingleDate(rule))) return 5;
  if (days?.some((day) => !isWeekday(day))) return 4;
  if (season) return plan.state === 'closed' ? 3 : days ? 2 : 1;
  return hasSeason && plan.state === 'closed' ? 3 : 0;
}

const isSingleDate = ({ season }: HoursRule) =>
  season?.kind === 'dates' &&
  season.ranges.every(({ from, to }) => from.day !== undefined && from.day === to.day && from.month === to.month);

function joined(rules: readonly Read[]): WrittenHours {
  const seen = new Map<string, Set<RuleDay>>();
  return {
    after: '',
    rules: rules.map(({ rule, isFallback }, index) => {
      const when = JSON.stringify(rule.season);
      const before = seen.get(when) ?? new Set<RuleDay>();
      // 'Mo-Fr 8-12, Mo 14-18': both apply on Monday.
      const isAdded = rule.plan.state === 'open' && rule.days?.some((day) => before.has(day));
      for (const day of rule.plan.state === 'open' ? (rule.days ?? []) : []) before.add(day);
      seen.set(when, before);
      const join: RuleJoin = index > 0 && isFallback ? '||' : isAdded ? ',' : ';';
      const text = isRoundTheClock(rule) ? '24/7' : writeRule(rule);
      return { join, before: index === 0 ? '' : join === '||' ? ' || ' : `${join} `, text, rule };
    }),
  };
}

const isRoundTheClock = ({ season, days, plan }: HoursRule) =>
  !season &&
  !days &&
  plan.state === 'open' &&
  plan.timeRanges.length === 1 &&
  plan.timeRanges[0]!.from === 0 &&
  plan.timeRanges[0]!.to === 1440;
