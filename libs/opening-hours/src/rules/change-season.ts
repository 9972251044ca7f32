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

/** What a new week begins with where there is no other to begin with */
const office: DayPlan = { state: 'open', spans: [{ from: 540, to: 1080, isOpenEnd: false }], comment: '' };
const officeWeek: HoursRule = { season: null, days: [0, 1, 2, 3, 4], plan: office };

/** A season with a week of its own, which begins as the year's. A season that is there already stays. */
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

/** A rule of the season with its weekdays named, as it would be an exception without. */
const weekOf = (rule: HoursRule, season: RuleSeason): HoursRule => ({
  ...rule,
  season,
  days: rule.days?.filter(isWeekday) ?? everyWeekday,
});

/** Other dates for a season. Null where there is already one of these dates. */
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

/** A rule for dates alone, after all others but what is for when nothing applies. */
export function addException(hours: WrittenHours, ranges: readonly DateRange[], plan: DayPlan): WrittenHours {
  const fallback = hours.rules.findIndex(({ join }) => join === '||');
  const at = fallback === -1 ? hours.rules.length : fallback;
  return withNewRule(hours, at, { season: { kind: 'dates', ranges }, days: null, plan });
}

/** @param index of the rule, as the overview names it */
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

/** Drops a rule of any kind. */
export const removeRule = withoutRule;

/** Open round the clock all the year: the year's weekdays become one rule, all else stays. */
export function setAlways(hours: WrittenHours, isAlways: boolean): WrittenHours {
  const week = rulesOf(hours, '').filter(({ rule }) => !rule.days || rule.days.some(isWeekday));
  const at = week[0]?.index ?? placeOf(hours, null, '');
  const rest = week.toReversed().reduce((now, { index }) => withoutRule(now, index), hours);
  if (!isAlways) return withNewRule(rest, at, officeWeek);
  const always = withNewRule(rest, at, { season: null, days: null, plan: { ...office, spans: [wholeDay] } });
  return { ...always, rules: always.rules.with(at, { ...always.rules[at]!, text: '24/7' }) };
}
