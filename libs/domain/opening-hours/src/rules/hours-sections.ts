import {
  everyWeekday,
  isSamePlan,
  isWeekday,
  ruleDays,
  type DateRange,
  type DayPlan,
  type HoursRule,
  type RuleDay,
  type RuleSeason,
  type WrittenHours,
  type WrittenRule,
} from './hours-rule.ts';
import { writeSeason } from './write-rule.ts';

/** A section's plan for a day: none, one, or several that the table can't combine. */
export type DayCell = { kind: 'none' } | { kind: 'plan'; plan: DayPlan } | { kind: 'mixed'; texts: string[] };

/** The week of a part of the year. */
export interface HoursSection {
  /** The season as written; '': all year */
  key: string;
  season: RuleSeason | null;
  cells: ReadonlyMap<RuleDay, DayCell>;
}

/** A rule for dates only, such as a holiday, a closure or a single evening. */
export interface HoursException {
  /** Index of the rule */
  index: number;
  ranges: readonly DateRange[];
  plan: DayPlan;
}

/** A value as shown in the editor. */
export interface HoursOverview {
  /** The year's section is the first, even if it is empty. */
  sections: readonly HoursSection[];
  exceptions: readonly HoursException[];
  /** Rules that stay as written */
  unchangedRules: readonly { index: number; rule: WrittenRule }[];
  isAlways: boolean;
}

export const sectionKey = (rule: HoursRule): string => (rule.season ? writeSeason(rule.season) : '');

/** Openings for up to this number of days are an exception, for more a season. */
const LONGEST_EXCEPTION_DAYS = 7;

export function isException({ season, days, plan }: HoursRule): boolean {
  if (season?.kind !== 'dates' || days) return false;
  return plan.state === 'closed' || season.ranges.every(isShort);
}

function isShort({ from, to }: DateRange): boolean {
  if (from.day === undefined || to.day === undefined) return false;
  const first = Date.UTC(2001, from.month - 1, from.day);
  const last = Date.UTC(2001, to.month - 1, to.day);
  const days = (last - first) / 86_400_000;
  return (days < 0 ? days + 365 : days) < LONGEST_EXCEPTION_DAYS && (to.year ?? 0) - (from.year ?? 0) <= 1;
}

/** The rules of a section with their positions. */
export const rulesOf = (hours: WrittenHours, key: string): { index: number; join: string; rule: HoursRule }[] =>
  hours.rules.flatMap(({ rule, join }, index) =>
    rule && !isException(rule) && sectionKey(rule) === key ? [{ index, join, rule }] : [],
  );

/** A rule without days applies to every day, but does not count as one for holidays. */
export const coversDay = ({ days }: HoursRule, day: RuleDay): boolean => (days ? days.includes(day) : isWeekday(day));

export function cellOf(hours: WrittenHours, key: string, day: RuleDay): DayCell {
  let cell: DayCell = { kind: 'none' };
  for (const { index, join, rule } of rulesOf(hours, key)) {
    if (!coversDay(rule, day)) continue;
    const isAdded = join === ',' && cell.kind !== 'none';
    if (!isAdded) cell = { kind: 'plan', plan: rule.plan };
    else cell = joined(cell, rule.plan, hours.rules[index]!.text);
  }
  return cell;
}

function joined(cell: DayCell, added: DayPlan, text: string): DayCell {
  if (cell.kind === 'mixed') return { kind: 'mixed', texts: [...cell.texts, text] };
  if (cell.kind === 'none') return { kind: 'plan', plan: added };
  const { plan } = cell;
  if (plan.state !== added.state || plan.comment !== added.comment || plan.state === 'closed')
    return isSamePlan(plan, added) ? cell : { kind: 'mixed', texts: [text] };
  const timeRanges = [...plan.timeRanges, ...added.timeRanges].sort((a, b) => Number(a.from) - Number(b.from));
  return { kind: 'plan', plan: { ...plan, timeRanges } };
}

/** Converts rules to the editor's model. */
export function overviewOf(hours: WrittenHours): HoursOverview {
  const keys = new Map<string, RuleSeason | null>([['', null]]);
  const exceptions: HoursException[] = [];
  const unchangedRules: { index: number; rule: WrittenRule }[] = [];
  hours.rules.forEach((written, index) => {
    const { rule } = written;
    if (!rule) unchangedRules.push({ index, rule: written });
    else if (isException(rule) && rule.season?.kind === 'dates')
      exceptions.push({ index, ranges: rule.season.ranges, plan: rule.plan });
    else keys.set(sectionKey(rule), rule.season);
  });
  const sections = [...keys].map(([key, season]) => ({
    key,
    season,
    cells: new Map(ruleDays.map((day) => [day, cellOf(hours, key, day)])),
  }));
  return { sections, exceptions, unchangedRules, isAlways: sections[0]!.key === '' && isRoundTheClock(sections[0]!) };
}

const isRoundTheClock = ({ cells }: HoursSection) =>
  everyWeekday.every((day) => {
    const cell = cells.get(day);
    const range =
      cell?.kind === 'plan' && cell.plan.state === 'open' && cell.plan.comment === '' && cell.plan.timeRanges[0];
    return range && range.from === 0 && range.to === 1440;
  });
