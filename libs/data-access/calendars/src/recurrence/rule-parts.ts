import { readDateValue, type DateValue } from '../ics/date-value.ts';
import { RejectionError } from '../ics/rejection-error.ts';

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
  until: DateValue | null;
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
const LONGEST_RULE = 5000;
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
const others = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY']);
/** RFC 7529: what every rule means without these parts. */
const defaults = new Set(['RSCALE=GREGORIAN', 'SKIP=OMIT']);

/**
 * Reads a rule; blanks, lower case and empty parts are tolerated.
 * @throws Error for values that RFC 5545 does not allow, and for parts that it does not have
 */
export function rulePartsOf(rule: string): RuleParts {
  const parts = partsOf(rule);
  const frequency = frequencies.find((one) => one === parts.get('FREQ'));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  if (!frequency || !Number.isInteger(interval) || interval < 1 || interval > LONGEST_INTERVAL) throw invalid();
  const valuesOf = (name: keyof typeof lists) => {
    const [part, least, most] = lists[name];
    const values = [...new Set(listOf(parts.get(part)).map(Number))];
    const isAllowed = (value: number) =>
      Number.isInteger(value) && value >= least && value <= most && (value !== 0 || least === 0);
    if (!values.every(isAllowed)) throw invalid();
    return values;
  };
  return {
    frequency,
    interval,
    count: countOf(parts.get('COUNT')),
    until: untilOf(parts.get('UNTIL')),
    weekStart: parts.has('WKST') ? dayOf(parts.get('WKST')!).weekday : 1,
    months: valuesOf('months'),
    weeks: valuesOf('weeks'),
    yearDays: valuesOf('yearDays'),
    monthDays: valuesOf('monthDays'),
    days: [...new Set(listOf(parts.get('BYDAY')))].map(dayOf),
    hours: valuesOf('hours'),
    minutes: valuesOf('minutes'),
    seconds: valuesOf('seconds'),
    positions: valuesOf('positions'),
  };
}

function partsOf(rule: string): Map<string, string> {
  if (rule.length > LONGEST_RULE) throw invalid();
  const parts = new Map<string, string>();
  for (const part of rule.replaceAll(/\s/g, '').toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=');
    const isSupported = others.has(name) || Object.values(lists).some(([list]) => list === name);
    if (isSupported) parts.set(name, value);
    else if (part && !defaults.has(part) && !name.startsWith('X-')) throw invalid();
  }
  return parts;
}

const listOf = (value = ''): string[] => value.split(',').filter(Boolean);

function countOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (!/^\d{1,10}$/.test(value) || Number(value) === 0) throw invalid();
  return Number(value);
}

/** An end outside the supported years is no end. */
function untilOf(value: string | undefined): DateValue | null {
  if (!value) return null;
  const until = readDateValue(value);
  if (!until && Number(value.slice(0, 4)) <= 2200) throw invalid();
  return until;
}

function dayOf(code: string): RuleDay {
  const [, nth = '0', day = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(code) ?? [];
  const weekday = weekdays.indexOf(day);
  if (weekday === -1 || Math.abs(Number(nth)) > 53) throw invalid();
  return { nth: Number(nth), weekday };
}

const invalid = () => new RejectionError('has an invalid rule');
