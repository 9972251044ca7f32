import type ICAL from 'ical.js';

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** BYDAY of a rule: -1SU is { nth: -1, weekday: 0 }; nth 0: every one. */
interface RuleDay {
  nth: number;
  /** 0 Sunday … 6 Saturday */
  weekday: number;
}

/** A recurrence rule of RFC 5545, section 3.3.10. An empty list means that the rule does not have that part. */
export interface RuleParts {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** First day of a week, 0 Sunday … 6 Saturday */
  weekStart: number;
  months: readonly number[];
  weeks: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  days: readonly RuleDay[];
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: readonly number[];
}

/** Large enough for a year in seconds. */
const LONGEST_INTERVAL = 100_000_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/**
 * Each list is limited to the number of different values that RFC 5545 allows, which bounds the size of a rule.
 */
const lists = {
  months: ['BYMONTH', 1, 12],
  weeks: ['BYWEEKNO', -53, 53],
  yearDays: ['BYYEARDAY', -366, 366],
  monthDays: ['BYMONTHDAY', -31, 31],
  hours: ['BYHOUR', 0, 23],
  minutes: ['BYMINUTE', 0, 59],
  seconds: ['BYSECOND', 0, 60],
  positions: ['BYSETPOS', -366, 366],
} as const;

/** @throws Error for values that RFC 5545 does not allow */
export function rulePartsOf(rule: ICAL.Recur): RuleParts {
  const frequency = frequencies.find((one) => one === rule.freq);
  if (!frequency || !Number.isInteger(rule.interval) || rule.interval < 1 || rule.interval > LONGEST_INTERVAL)
    throw invalid();
  const valuesOf = (name: keyof typeof lists) => {
    const [part, least, most] = lists[name];
    const values = [...new Set((rule.getComponent(part) as unknown[]).map(Number))];
    const isAllowed = (value: number) =>
      Number.isInteger(value) && value >= least && value <= most && (value !== 0 || least === 0);
    if (!values.every(isAllowed)) throw invalid();
    return values;
  };
  return {
    frequency,
    interval: rule.interval,
    count: rule.count ?? null,
    weekStart: rule.wkst - 1,
    months: valuesOf('months'),
    weeks: valuesOf('weeks'),
    yearDays: valuesOf('yearDays'),
    monthDays: valuesOf('monthDays'),
    days: [...new Set(rule.getComponent('BYDAY') as unknown[])].map(dayOf),
    hours: valuesOf('hours'),
    minutes: valuesOf('minutes'),
    seconds: valuesOf('seconds'),
    positions: valuesOf('positions'),
  };
}

function dayOf(code: unknown): RuleDay {
  const [, nth = '0', day = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(String(code)) ?? [];
  const weekday = weekdays.indexOf(day);
  if (weekday === -1 || Math.abs(Number(nth)) > 53) throw invalid();
  return { nth: Number(nth), weekday };
}

const invalid = () => new Error('has an invalid rule');
