import { withNewRule, withRule, withoutRule } from './edit-rules.ts';
import {
  everyWeekday,
  isWeekday,
  wholeDay,
  type DateRange,
  type DayPlan,
  type HoursRule,
  type RuleSeason,
  type WrittenHours,
} from './hours-rule.ts';
import { isException, rulesOf, sectionKey } from './hours-sections.ts';
import { placeOf } from './change-day.ts';

/** Default week if there is no other to copy */
const office: DayPlan = { state: 'open', timeRanges: [{ from: 540, to: 1080, isOpenEnd: false }], comment: '' };
const officeWeek: HoursRule = { season: null, days: [0, 1, 2, 3, 4], plan: office };

/** Adds a season with its own week, copied from the year's. An existing season stays. */
export function addSeason(hours: WrittenHours, ranges: readonly DateRange[]): WrittenHours {
  const season: RuleSeason = { kind: 'dates', ranges };
  const key = sectionKey({ ...officeWeek, season });
  if (rulesOf(hours, key).length > 0) return hours;
  const year = rulesOf(hours, '').filter(({ rule }) => !rule.days || rule.days.some(isWeekday));
  const week = year.length > 0 ? year : [{ join: ';', rule: officeWeek }];
  const at = placeOf(hours, season, key);
  return week.reduce(
    (now, { join, rule }, index) =>
      withNewRule(now, at + index, weekOf(rule, season), index > 0 && join === ',' ? ',' : ';'),
    hours,
  );
}

/** A rule of the season with explicit weekdays; without them it would be an exception. */
const weekOf = (rule: HoursRule, season: RuleSeason): HoursRule => ({
  ...rule,
  season,
  days: rule.days?.filter(isWeekday) ?? everyWeekday,
});

/** Changes the dates of a season. Null if a season with these dates exists. */
export function moveSeason(hours: WrittenHours, key: string, ranges: readonly DateRange[]): WrittenHours | null {
  const season: RuleSeason = { kind: 'dates', ranges };
  const rules = rulesOf(hours, key);
  if (rules[0] && sectionKey({ ...rules[0].rule, season }) === key) return hours;
  if (rules[0] && rulesOf(hours, sectionKey({ ...rules[0].rule, season })).length > 0) return null;
  return rules.reduce(
    (now, { index, rule }) => withRule(now, index, { ...rule, season, days: rule.days ?? everyWeekday }),
    hours,
  );
}

export const removeSeason = (hours: WrittenHours, key: string): WrittenHours =>
  rulesOf(hours, key)
    .toReversed()
    .reduce((now, { index }) => withoutRule(now, index), hours);

/** Adds a rule for dates only, after all others except fallbacks. */
export function addException(hours: WrittenHours, ranges: readonly DateRange[], plan: DayPlan): WrittenHours {
  const fallback = hours.rules.findIndex(({ join }) => join === '||');
  const at = fallback === -1 ? hours.rules.length : fallback;
  return withNewRule(hours, at, { season: { kind: 'dates', ranges }, days: null, plan });
}

/** @param index of the rule, as in the overview */
export function changeException(
  hours: WrittenHours,
  index: number,
  ranges: readonly DateRange[],
  plan: DayPlan,
): WrittenHours {
  const rule = hours.rules[index]?.rule;
  if (!rule || !isException(rule)) return hours;
  return withRule(hours, index, { season: { kind: 'dates', ranges }, days: null, plan });
}

/** Removes a rule of any kind. */
export const removeRule = withoutRule;

/** Open 24 hours all year: replaces the year's weekdays by one rule; all others stay. */
export function setAlways(hours: WrittenHours, isAlways: boolean): WrittenHours {
  const week = rulesOf(hours, '').filter(({ rule }) => !rule.days || rule.days.some(isWeekday));
  const at = week[0]?.index ?? placeOf(hours, null, '');
  const remaining = week.toReversed().reduce((now, { index }) => withoutRule(now, index), hours);
  if (!isAlways) return withNewRule(remaining, at, officeWeek);
  const always = withNewRule(remaining, at, { season: null, days: null, plan: { ...office, timeRanges: [wholeDay] } });
  return { ...always, rules: always.rules.with(at, { ...always.rules[at]!, text: '24/7' }) };
}
