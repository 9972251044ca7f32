import {
  everyWeekday,
  isPastMidnight,
  isSamePlan,
  isWeekday,
  type DayPlan,
  type HoursRule,
  type RuleDay,
  type RuleSeason,
  type WrittenHours,
} from './hours-rule.ts';
import { withJoin, withNewRule, withRule, withoutRule } from './edit-rules.ts';
import { cellOf, coversDay, isException, rulesOf, sectionKey } from './hours-sections.ts';
import { sortDays } from './read-rule.ts';

/**
 * Replaces the plan of a day in a section. Rules for other days keep their text; one that also included the day is
 * rewritten without it.
 * @param season of the section; null: all year
 * @param plan null: the section has no plan for the day
 */
export function changeDay(
  hours: WrittenHours,
  season: RuleSeason | null,
  day: RuleDay,
  plan: DayPlan | null,
): WrittenHours {
  const key = sectionKey({ season, days: null, plan: { state: 'open', timeRanges: [], comment: '' } });
  const cell = cellOf(hours, key, day);
  if (plan ? cell.kind === 'plan' && isSamePlan(cell.plan, plan) : cell.kind === 'none') return hours;
  const [remaining, place] = withoutDay(hours, key, day);
  if (!plan) return remaining;
  const changed = onlyRuleOf(hours, key, day);
  if (changed !== undefined) return preserveNights(withRule(hours, changed, { ...hours.rules[changed]!.rule!, plan }));
  return preserveNights(withDay(remaining, season, key, day, plan, place));
}

/** The only rule for this day alone, if it can be rewritten in place. */
function onlyRuleOf(hours: WrittenHours, key: string, day: RuleDay): number | undefined {
  const own = rulesOf(hours, key).filter(({ rule }) => coversDay(rule, day));
  return own.length === 1 && own[0]!.rule.days?.length === 1 ? own[0]!.index : undefined;
}

/** @returns the rules without the day, and the position of the last one that included it */
function withoutDay(hours: WrittenHours, key: string, day: RuleDay): [WrittenHours, number | undefined] {
  let remaining = hours;
  let place: number | undefined;
  for (const { index, rule } of rulesOf(hours, key).toReversed()) {
    if (!coversDay(rule, day)) continue;
    const days = (rule.days ?? everyWeekday).filter((one) => one !== day);
    if (days.length > 0) {
      remaining = withRule(remaining, index, { ...rule, days });
      place ??= index + 1;
    } else {
      remaining = withoutRule(remaining, index);
      if (place === undefined) place = index;
      else place -= 1;
    }
  }
  return [remaining, place];
}

function withDay(
  hours: WrittenHours,
  season: RuleSeason | null,
  key: string,
  day: RuleDay,
  plan: DayPlan,
  place: number | undefined,
): WrittenHours {
  const cutsNight = isWeekday(day) && goesIntoNight(hours, key, ((day + 6) % 7) as RuleDay);
  const like = rulesOf(hours, key).find(
    ({ index, rule, join }) =>
      rule.days &&
      (!isWeekday(day) || hasWeekday(rule)) &&
      isSamePlan(rule.plan, plan) &&
      !(cutsNight && join === ';') &&
      (join === ';' || isFree(hours, index, day)) &&
      staysEffective(hours, key, index, day),
  );
  if (like) return withRule(hours, like.index, { ...like.rule, days: sortDays([...like.rule.days!, day]) });
  const at = isWeekday(day) ? (place ?? placeOf(hours, season, key)) : endOf(hours, season, key);
  const rule = { season, days: [day], plan };
  if (!cutsNight) return withNewRule(hours, at, rule);
  if (plan.state !== 'closed' && isFree(hours, at, day)) return withNewRule(hours, at, rule, ',');
  return withNewRule(hours, rulesOf(hours, key)[0]?.index ?? at, rule);
}

/** Whether a rule at this position is effective for a day: weekdays in later rules would override a holiday. */
function staysEffective(hours: WrittenHours, key: string, index: number, day: RuleDay): boolean {
  const rules = rulesOf(hours, key);
  if (!isWeekday(day)) return rules.every(({ index: at, rule }) => at <= index || !hasWeekday(rule));
  return rules.every(({ index: at, rule }) => at >= index || !hasHoliday(rule));
}

const hasWeekday = ({ days }: HoursRule) => !days || days.some(isWeekday);
const hasHoliday = ({ days }: HoursRule) => Boolean(days?.some((day) => !isWeekday(day)));

/** Whether no earlier rule applies to the day, so that another one may be added instead of replacing. */
const isFree = (hours: WrittenHours, index: number, day: RuleDay): boolean =>
  hours.rules.slice(0, index).every(({ rule }) => rule && (isException(rule) || !coversDay(rule, day)));

function goesIntoNight(hours: WrittenHours, key: string, day: RuleDay): boolean {
  const cell = cellOf(hours, key, day);
  return cell.kind === 'plan' && cell.plan.timeRanges.some(isPastMidnight);
}

/**
 * Position of a new rule for weekdays: after those of its section; before holidays, exceptions and fallbacks; the
 * year's rules before all seasons.
 */
export function placeOf(hours: WrittenHours, season: RuleSeason | null, key: string): number {
  const rules = rulesOf(hours, key);
  const last = rules.findLast(({ rule }) => hasWeekday(rule));
  if (last) return last.index + 1;
  return rules[0]?.index !== undefined && season ? rules[0].index : startOfOthers(hours, season);
}

/** Holidays go after everything else of their section. */
function endOf(hours: WrittenHours, season: RuleSeason | null, key: string): number {
  const last = rulesOf(hours, key).at(-1);
  return last ? last.index + 1 : startOfOthers(hours, season);
}

/** A season overrides the year's weekdays, and holidays override both. */
function startOfOthers(hours: WrittenHours, season: RuleSeason | null): number {
  const before = hours.rules.findIndex(({ rule, join }) => {
    if (join === '||') return true;
    if (!rule) return false;
    return isException(rule) || !hasWeekday(rule) || (!season && rule.season !== null);
  });
  return before === -1 ? hours.rules.length : before;
}

/** A replacing rule for the next day cuts off a night that continues past midnight; an additional rule does not. */
function preserveNights(hours: WrittenHours): WrittenHours {
  let result = hours;
  hours.rules.forEach(({ join, rule }, index) => {
    if (join !== ';' || index === 0 || !rule?.days || rule.plan.state === 'closed') return;
    const earlier = hours.rules.slice(0, index);
    const isCut = rule.days.some(
      (day) =>
        isWeekday(day) &&
        earlier.some(
          ({ rule: before }) =>
            before && coversDay(before, ((day + 6) % 7) as RuleDay) && before.plan.timeRanges.some(isPastMidnight),
        ),
    );
    if (isCut && rule.days.every((day) => isWeekday(day) && isFree(hours, index, day)))
      result = withJoin(result, index, ',');
  });
  return result;
}
