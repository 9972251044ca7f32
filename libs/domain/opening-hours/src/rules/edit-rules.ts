import type { HoursRule, RuleJoin, WrittenHours, WrittenRule } from './hours-rule.ts';
import { writeRule } from './write-rule.ts';

/** Replaces a rule in place. */
export const withRule = (hours: WrittenHours, index: number, rule: HoursRule): WrittenHours => ({
  ...hours,
  rules: hours.rules.with(index, { ...hours.rules[index]!, rule, text: writeRule(rule) }),
});

export function withoutRule({ rules, after }: WrittenHours, index: number): WrittenHours {
  const remaining = led(rules.toSpliced(index, 1));
  return { rules: remaining, after: remaining.length > 0 ? after : '' };
}

/** Inserts a rule before the one at `index`. */
export function withNewRule(hours: WrittenHours, index: number, rule: HoursRule, join: RuleJoin = ';'): WrittenHours {
  const before = join === '||' ? ' || ' : `${join}${blankOf(hours)}`;
  const added: WrittenRule = { join, before, text: writeRule(rule), rule };
  return { ...hours, rules: led(hours.rules.toSpliced(index, 0, added)) };
}

export const withJoin = (hours: WrittenHours, index: number, join: ';' | ','): WrittenHours => ({
  ...hours,
  rules: hours.rules.with(index, { ...hours.rules[index]!, join, before: `${join}${blankOf(hours)}` }),
});

/** Keeps the style of values without a blank after `;`, such as `Mo 10:00-12:00;Tu …`. */
function blankOf({ rules }: WrittenHours): string {
  const separators = rules.slice(1).map(({ before }) => before);
  return separators.length > 0 && separators.every((before) => !/\s$/.test(before)) ? '' : ' ';
}

/** The first rule has no separator, all others have one. */
function led(rules: readonly WrittenRule[]): WrittenRule[] {
  return rules.map((rule, index) => {
    if (index === 0) return { ...rule, before: rule.before.replace(/^[\s;,|]+/, ''), join: ';' };
    const isBare = !/[;,|]/.test(rule.before);
    return isBare ? { ...rule, before: `${rule.join === '||' ? ' ||' : rule.join} ` } : rule;
  });
}
