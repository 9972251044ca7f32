/** The days that a rule of opening hours can name: 0 Monday … 6 Sunday, public and school holidays. */
export const ruleDays = [0, 1, 2, 3, 4, 5, 6, 'PH', 'SH'] as const;
export type RuleDay = (typeof ruleDays)[number];
export type Weekday = Exclude<RuleDay, 'PH' | 'SH'>;

export const isWeekday = (day: RuleDay): day is Weekday => typeof day === 'number';

/** Minutes since midnight, up to 48 hours; or a time of the sun as the syntax writes it: `sunset`, `(dusk-00:30)`. */
export type TimePoint = number | string;

export interface HoursSpan {
  from: TimePoint;
  /** Null: nobody says until when, `18:00+` */
  to: TimePoint | null;
  /** Closes at `to` or later, `18:00-22:00+`; true without a `to` */
  isOpenEnd: boolean;
}

/** What holds on a day. */
export interface DayPlan {
  /** unknown: under a condition that the comment names, e.g. by appointment */
  state: 'open' | 'closed' | 'unknown';
  /** Empty where closed */
  spans: readonly HoursSpan[];
  /** Without quotation marks; empty: none */
  comment: string;
}

/** Months count from 1. Without a day the whole month is meant, without a year every year. */
export interface RuleDate {
  year?: number | undefined;
  month: number;
  day?: number | undefined;
}
export interface DateRange {
  from: RuleDate;
  to: RuleDate;
}

/** When in the year a rule applies. `text` is a selector that is kept as it is written, e.g. `week 10-45/2` or `SH`. */
export type RuleSeason = { kind: 'dates'; ranges: readonly DateRange[] } | { kind: 'text'; text: string };

export interface HoursRule {
  /** Null: all the year */
  season: RuleSeason | null;
  /** Null: none is named, which means every day */
  days: readonly RuleDay[] | null;
  plan: DayPlan;
}

/**
 * How a rule goes with those before it: it replaces them on its days, adds to them, or is for when none of them
 * applies.
 */
export type RuleJoin = ';' | ',' | '||';

/** A rule as it stands in a value. */
export interface WrittenRule {
  join: RuleJoin;
  /** What stands before the text: the separator with its blanks */
  before: string;
  text: string;
  /** Null: stays as it is written, for the model can't say it */
  rule: HoursRule | null;
}

/** A value of opening hours, taken apart; its texts one after the other are the value, byte for byte. */
export interface WrittenHours {
  rules: readonly WrittenRule[];
  /** Blanks and separators at the end */
  after: string;
}

export const DAY_MINUTES = 1440;
export const wholeDay: HoursSpan = { from: 0, to: DAY_MINUTES, isOpenEnd: false };
export const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** About when the sun has its times: enough to tell an evening from a morning. */
const about = (time: TimePoint) => (typeof time === 'number' ? time : /sunset|dusk/.test(time) ? 1140 : 360);

/** Does a span go on after midnight, or may it? */
export const isPastMidnight = ({ from, to, isOpenEnd }: HoursSpan): boolean =>
  to === null || isOpenEnd || about(to) > DAY_MINUTES || about(to) <= about(from);

const sameSpan = (a: HoursSpan, b: HoursSpan) => a.from === b.from && a.to === b.to && a.isOpenEnd === b.isOpenEnd;

export const isSamePlan = (a: DayPlan, b: DayPlan): boolean =>
  a.state === b.state &&
  a.comment === b.comment &&
  a.spans.length === b.spans.length &&
  a.spans.every((span, index) => sameSpan(span, b.spans[index]!));
