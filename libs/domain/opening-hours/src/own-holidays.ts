/**
 * Public holidays of countries missing in opening_hours: dates in its syntax, with local names. Liechtenstein:
 * Feiertage nach Art. 18 Arbeitsgesetz.
 */
const publicHolidays: Record<string, Readonly<Record<string, string>>> = {
  li: {
    'Jan 01': 'Neujahr',
    'Jan 06': 'Heilige Drei Könige',
    'Feb 02': 'Mariä Lichtmess',
    'Mar 19': 'Josefstag',
    'easter +1 day': 'Ostermontag',
    'May 01': 'Tag der Arbeit',
    'easter +39 days': 'Auffahrt',
    'easter +50 days': 'Pfingstmontag',
    'easter +60 days': 'Fronleichnam',
    'Aug 15': 'Staatsfeiertag',
    'Sep 08': 'Mariä Geburt',
    'Nov 01': 'Allerheiligen',
    'Dec 08': 'Mariä Empfängnis',
    'Dec 25': 'Weihnachten',
    'Dec 26': 'Stephanstag',
  },
};

/** Names by date. */
export const ownHolidayNames = (countryCode: string): Readonly<Record<string, string>> =>
  publicHolidays[countryCode] ?? {};

export function ownPublicHolidays(countryCode: string): string | undefined {
  const own = publicHolidays[countryCode];
  return own && Object.keys(own).join(',');
}

const HOLIDAY_LIST =
  /^((?:[A-Za-z]{2}(?:\[[^\]]*\])?(?:-[A-Za-z]{2})?\s*,\s*)*)PH((?:\s*,\s*[A-Za-z]{2}(?:\[[^\]]*\])?(?:-[A-Za-z]{2})?)*)(?=\s|$|:)/;

/**
 * Replaces PH by the dates in rules that start with a list of days, such as `PH off` or `Su,PH 10:00-12:00`. A `PH`
 * in any other position stays.
 */
export function spellOutHolidays(value: string, dates: string): string {
  return splitRules(value)
    .map((rule) => {
      const match = HOLIDAY_LIST.exec(rule);
      if (!match) return rule;
      const remainder = rule.slice(match[0].length);
      if (/^\s*[+-]?\d+ days?/.test(remainder)) return rule;
      const otherDays = `${match[1]}${match[2]}`.replace(/^[\s,]+|[\s,]+$/g, '').replace(/,\s*,/g, ',');
      return [...(otherDays ? [`${otherDays}${remainder}`] : []), `${dates}${remainder}`].join('; ');
    })
    .join('; ');
}

/** For countries without holiday data: removes rules for holidays only, and the given kind from lists of days. */
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
