/** The days that a rule can contain: 0 Monday … 6 Sunday, public and school holidays. */
export const ruleDays = [0, 1, 2, 3, 4, 5, 6, 'PH', 'SH'] as const;
export type RuleDay = (typeof ruleDays)[number];
export type Weekday = Exclude<RuleDay, 'PH' | 'SH'>;

export const isWeekday = (day: RuleDay): day is Weekday => typeof day === 'number';

/** Minutes since midnight, up to 48 hours; or a solar time in the syntax: `sunset`, `(dusk-00:30)` */
export type TimePoint = number | string;

export interface TimeRange {
  from: TimePoint;
  /** Null: no end, `18:00+` */
  to: TimePoint | null;
  /** Closes at `to` or later, `18:00-22:00+`; true without a `to` */
  isOpenEnd: boolean;
}

/** Opening hours of a day. */
export interface DayPlan {
  /** unknown: under a condition in the comment, e.g. by appointment */
  state: 'open' | 'closed' | 'unknown';
  /** Empty if closed */
  timeRanges: readonly TimeRange[];
  /** Without quotation marks; '': none */
  comment: string;
}

/** Months count from 1. Without a day the whole month, without a year every year. */
export interface RuleDate {
  year?: number | undefined;
  month: number;
  day?: number | undefined;
}
export interface DateRange {
  from: RuleDate;
  to: RuleDate;
}

/** Part of the year to which a rule applies. `text` is a selector kept as written, e.g. `week 10-45/2` or `SH`. */
export type RuleSeason = { kind: 'dates'; ranges: readonly DateRange[] } | { kind: 'text'; text: string };

export interface HoursRule {
  /** Null: all year */
  season: RuleSeason | null;
  /** Null: none given, which means every day */
  days: readonly RuleDay[] | null;
  plan: DayPlan;
}

/**
 * How a rule combines with earlier ones: replaces them on its days, adds to them, or is a fallback if none of them
 * applies.
 */
export type RuleJoin = ';' | ',' | '||';

/** A rule as written in a value. */
export interface WrittenRule {
  join: RuleJoin;
  /** The separator before the text, with its blanks */
  before: string;
  text: string;
  /** Null: not representable by the model, stays as written */
  rule: HoursRule | null;
}

/** Opening hours split into rules; the concatenated texts equal the value, byte for byte. */
export interface WrittenHours {
  rules: readonly WrittenRule[];
  /** Blanks and separators at the end */
  after: string;
}

export const DAY_MINUTES = 1440;
export const wholeDay: TimeRange = { from: 0, to: DAY_MINUTES, isOpenEnd: false };
export const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Approximate minutes of solar times, precise enough to distinguish evening from morning */
const about = (time: TimePoint) => (typeof time === 'number' ? time : /sunset|dusk/.test(time) ? 1140 : 360);

/** Whether a range continues, or may continue, past midnight. */
export const isPastMidnight = ({ from, to, isOpenEnd }: TimeRange): boolean =>
  to === null || isOpenEnd || about(to) > DAY_MINUTES || about(to) <= about(from);

const isSameTimeRange = (a: TimeRange, b: TimeRange) =>
  a.from === b.from && a.to === b.to && a.isOpenEnd === b.isOpenEnd;

export const isSamePlan = (a: DayPlan, b: DayPlan): boolean =>
  a.state === b.state &&
  a.comment === b.comment &&
  a.timeRanges.length === b.timeRanges.length &&
  a.timeRanges.every((range, index) => isSameTimeRange(range, b.timeRanges[index]!));
