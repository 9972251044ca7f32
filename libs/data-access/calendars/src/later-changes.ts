import { DAY_MS, dayStart, type DateValue } from './ics/date-value.ts';
import type { EventFacts, ListedDate, ZonedDate } from './ics/event-facts.ts';
import { rulePartsOf, type RuleParts } from './recurrence/rule-parts.ts';
import { datesOfRule, exceptionsOf } from './recurrence/series-dates.ts';
import type { WorkBudget } from './recurrence/work-budget.ts';

const YEAR_MS = 366 * DAY_MS;
/** Dates of a moved series that no rule can express. */
const MOST_LISTED = 800;

interface Around {
  now: Date;
  budget: WorkBudget;
}

/** A series and the changes of all its later dates, in order. */
export interface ChangedSeries {
  series: EventFacts;
  changes: readonly EventFacts[];
}

/**
 * What an event says after the changes of all later dates: a series ends before the first one, and each of them
 * continues it with a UID of its own.
 * @returns null for a series that is changed from its begin on
 */
export function withLaterChanges(
  event: EventFacts,
  { series, changes }: ChangedSeries,
  uid: string,
  around: Around,
): EventFacts | null {
  const isWhole = (change: EventFacts) => changesFrom(change) <= instantOf(series.start);
  if (!event.isForAllLater) return isWhole(changes[0]!) ? null : beforeChange(series, changes[0]!, around);
  const next = changes[changes.indexOf(event) + 1];
  return { ...fromChange(series, event, next, around), uid: isWhole(event) ? event.uid : uid };
}

/** The instant from which a change of all later dates applies. */
export const changesFrom = (change: EventFacts): number => instantOf(change.replaces!);

const instantOf = ({ value, zone }: ZonedDate) => zone.toInstant(value.local).getTime();

/** A series up to the change of all later dates (RFC 5545, section 3.2.13). */
function beforeChange(series: EventFacts, change: EventFacts, { budget }: Around): EventFacts {
  const from = changesFrom(change);
  const ofRule = (rule: string) => {
    const parts = rulePartsOf(rule);
    const count = countBefore(parts, series, from, budget);
    return withEnd(rule, count, earlier(parts.until, lastBefore(change, 0)));
  };
  return { ...series, rules: series.rules.map(ofRule), listed: series.listed.filter((date) => instantOf(date) < from) };
}

/**
 * The rest of a series from a change of all later dates: at the times of the change, with what it says.
 * @param next a further change, at which it ends
 */
function fromChange(series: EventFacts, change: EventFacts, next: EventFacts | undefined, around: Around): EventFacts {
  const from = changesFrom(change);
  const move = moveOf(series, change);
  const until = next === undefined ? undefined : changesFrom(next);
  const isHere = (date: ZonedDate) => instantOf(date) >= from && (until === undefined || instantOf(date) < until);
  const rest: EventFacts = {
    ...change,
    replaces: null,
    listed: [...change.listed, ...series.listed.filter(isHere).map(move.date)],
    exceptions: [...change.exceptions, ...series.exceptions.filter((date) => isLater(date, change)).map(move.date)],
  };
  if (change.rules.length > 0) return rest;
  const rules = series.exceptionRules.length > 0 ? null : movedRules(series, change, next, around);
  return rules
    ? { ...rest, rules }
    : { ...rest, listed: [...rest.listed, ...movedDates(series, change, until, around)] };
}

/** Exceptions that are days count from the day of the change. */
const isLater = (date: ZonedDate, change: EventFacts): boolean =>
  date.value.isDate
    ? dayStart(date.value.local) >= dayStart(change.replaces!.value.local)
    : instantOf(date) >= changesFrom(change);

/** How a change moves the dates of its series, on their clocks. */
function moveOf(series: EventFacts, change: EventFacts) {
  const { value } = change.replaces!;
  const replaced = value.isDate ? value.local : series.start.zone.toLocal(new Date(changesFrom(change)));
  const { local, isDate } = change.start.value;
  const days = (dayStart(local) - dayStart(replaced)) / DAY_MS;
  const ms = isDate || series.start.value.isDate ? days * DAY_MS : local - replaced;
  const clock = local - dayStart(local);
  const isOtherKind = isDate !== series.start.value.isDate;
  const at = (time: number): ListedDate => ({
    value: { local: isOtherKind ? dayStart(time) + days * DAY_MS + clock : time + ms, isDate, offset: null },
    zone: change.start.zone,
    end: null,
  });
  return {
    days,
    ms,
    at,
    date: (date: ZonedDate): ListedDate =>
      date.value.isDate
        ? { ...date, value: { ...date.value, local: date.value.local + days * DAY_MS }, end: null }
        : at(series.start.zone.toLocal(date.zone.toInstant(date.value.local))),
  };
}

/** The rules from the new begin on; null if they cannot express the moved dates. */
function movedRules(
  series: EventFacts,
  change: EventFacts,
  next: EventFacts | undefined,
  { budget }: Around,
): string[] | null {
  const { days, ms } = moveOf(series, change);
  const rules: string[] = [];
  for (const rule of series.rules) {
    const parts = rulePartsOf(rule);
    if (!isMovable(parts, days)) return null;
    const countTo = (instant: number) => countBefore(parts, series, instant, budget) ?? 0;
    const end = next ? countTo(changesFrom(next)) : (parts.count ?? 0);
    const left = parts.count === null ? null : end - countTo(changesFrom(change));
    if (left !== null && left < 1) continue;
    const until = parts.until && {
      ...parts.until,
      local: parts.until.local + (parts.until.isDate ? days * DAY_MS : ms),
    };
    const plain = days === 0 ? rule : withoutParts(rule, ['BYDAY']);
    rules.push(withEnd(plain, left, earlier(until, next && lastBefore(next, ms))));
  }
  return rules;
}

/** Whether a rule means the moved dates if it starts at the first of them. */
function isMovable(rule: RuleParts, days: number): boolean {
  const { frequency, months, weeks, yearDays, monthDays, hours, minutes, seconds, positions } = rule;
  if ([hours, minutes, seconds].some((list) => list.length > 0)) return false;
  if (days === 0) return true;
  const isPlain = [months, weeks, yearDays, monthDays, positions].every((list) => list.length === 0);
  return (
    isPlain && ((frequency === 'WEEKLY' && rule.days.length < 2) || (frequency === 'DAILY' && rule.days.length === 0))
  );
}

/** The moved dates up to a year ahead, and one later. */
function movedDates(
  series: EventFacts,
  change: EventFacts,
  until: number | undefined,
  { now, budget }: Around,
): ListedDate[] {
  const { at } = moveOf(series, change);
  const window = {
    earliest: Math.max(changesFrom(change) - 1, now.getTime() - YEAR_MS),
    latest: Math.min((until ?? Number.POSITIVE_INFINITY) - 1, now.getTime() + 2 * YEAR_MS),
    most: MOST_LISTED,
    budget,
  };
  const instantsOf = (rule: string) => datesOfRule(rulePartsOf(rule), series.start, window).instants;
  const excluded = new Set(series.exceptionRules.flatMap(instantsOf).map((date) => date.getTime()));
  const isException = exceptionsOf(series);
  return series.rules
    .flatMap(instantsOf)
    .filter(
      (date) => !excluded.has(date.getTime()) && !isException({ at: date, local: series.start.zone.toLocal(date) }),
    )
    .map((date) => at(series.start.zone.toLocal(date)));
}

/** How many dates a rule with a count has before an instant; null: it has no count. */
function countBefore(parts: RuleParts, { start }: EventFacts, from: number, budget: WorkBudget): number | null {
  if (parts.count === null) return null;
  const window = { earliest: instantOf(start) - 1, latest: from - 1, most: Number.POSITIVE_INFINITY, budget };
  return datesOfRule(parts, start, window).instants.length;
}

/** The last second, or day, before a change. @param ms by which its series is moved */
function lastBefore(change: EventFacts, ms: number): DateValue {
  const { value } = change.replaces!;
  if (value.isDate) return { local: value.local - DAY_MS + dayStart(ms), isDate: true, offset: null };
  return { local: changesFrom(change) - 1000 + ms, isDate: false, offset: 0 };
}

/** A rule with another end. @param count null: it has none, and may have a last date */
const withEnd = (rule: string, count: number | null, until: DateValue | null): string =>
  [
    withoutParts(rule, ['COUNT', 'UNTIL']),
    count === null ? until && `UNTIL=${textOf(until)}` : `COUNT=${Math.max(1, count)}`,
  ]
    .filter(Boolean)
    .join(';');

function earlier(one: DateValue | null, other: DateValue | undefined): DateValue | null {
  if (!one || !other) return one ?? other ?? null;
  return timeOf(one) < timeOf(other) ? one : other;
}

const timeOf = ({ local, offset }: DateValue) => local - (offset ?? 0) * 60_000;

function textOf({ local, isDate, offset }: DateValue): string {
  const text = new Date(local - (offset ?? 0) * 60_000).toISOString().replaceAll(/[-:]|\.\d+Z/g, '');
  return isDate ? text.slice(0, 8) : offset === null ? text : `${text}Z`;
}

const withoutParts = (rule: string, names: readonly string[]): string =>
  rule
    .split(';')
    .filter((part) => !names.includes(part.split('=')[0]!.trim().toUpperCase()))
    .join(';');
