/**
 * Public holidays of countries that opening_hours does not know, in its own syntax.
 * Liechtenstein: Feiertage nach Art. 18 Arbeitsgesetz.
 */
const publicHolidays: Record<string, string> = {
  li: [
    'Jan 01',
    'Jan 06',
    'Feb 02',
    'Mar 19',
    'easter +1 day',
    'May 01',
    'easter +39 days',
    'easter +50 days',
    'easter +60 days',
    'Aug 15',
    'Sep 08',
    'Nov 01',
    'Dec 08',
    'Dec 25-26',
  ].join(','),
};

export const ownPublicHolidays = (countryCode: string): string | undefined => publicHolidays[countryCode];

const HOLIDAY_LIST =
  /^((?:[A-Za-z]{2}(?:\[[^\]]*\])?(?:-[A-Za-z]{2})?\s*,\s*)*)PH((?:\s*,\s*[A-Za-z]{2}(?:\[[^\]]*\])?(?:-[A-Za-z]{2})?)*)(?=\s|$|:)/;

/**
 * Rewrites rules that begin with a list of days holding PH, such as `PH off` or `Su,PH 10:00-12:00`, with the dates
 * themselves. A `PH` in any other position is left as it is.
 */
export function spellOutHolidays(value: string, dates: string): string {
  return splitRules(value)
    .map((rule) => {
      const match = HOLIDAY_LIST.exec(rule);
      if (!match) return rule;
      const rest = rule.slice(match[0].length);
      if (/^\s*[+-]?\d+ days?/.test(rest)) return rule;
      const otherDays = `${match[1]}${match[2]}`.replace(/^[\s,]+|[\s,]+$/g, '').replace(/,\s*,/g, ',');
      return [...(otherDays ? [`${otherDays}${rest}`] : []), `${dates}${rest}`].join('; ');
    })
    .join('; ');
}

/**
 * For countries whose holidays nobody knows: rules for holidays alone are left out, lists of days lose the kind given.
 */
export function withoutHolidays(value: string, kind: 'PH' | 'SH'): string {
  const alone = new RegExp(`^${kind}(?=\\s|$)`);
  const listed = new RegExp(
    `\\b${kind}\\s*,\\s*|(?<=[A-Za-z\\]])\\s*,\\s*${kind}\\b|(?<=\\d)\\s*,\\s*${kind}\\s[^;,]*`,
    'g',
  );
  return splitRules(value)
    .map((rule) => rule.replace(listed, ''))
    .filter((rule) => !alone.test(rule))
    .join('; ');
}

/** Splits at `;` outside comments. */
function splitRules(value: string): string[] {
  return (value.match(/(?:[^;"]|"[^"]*"?)+/g) ?? []).map((rule) => rule.trim()).filter(Boolean);
}
