import ICAL from 'ical.js';

const MOST_CHANGES = 200;
const MOST_DATES = 500;
/** Of a change that comes each year: 'the last Sunday of March', 'the Sunday on or after the 8th' */
const yearly = { parts: ['BYMONTH', 'BYDAY', 'BYMONTHDAY'], mostMonths: 1, mostDays: 1, mostMonthDays: 7 };

/**
 * Takes the zones out of a calendar whose rules are not those of a clock: working them out could take for ever.
 * @returns the names of those
 */
export function dropStrangeZones(calendar: ICAL.Component): ReadonlySet<string> {
  const dropped = new Set<string>();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    if (isPlain(zone)) continue;
    dropped.add(String(zone.getFirstPropertyValue('tzid')));
    calendar.removeSubcomponent(zone);
  }
  return dropped;
}

function isPlain(zone: ICAL.Component): boolean {
  const changes = zone.getAllSubcomponents();
  return (
    changes.length <= MOST_CHANGES &&
    changes.reduce((count, change) => count + change.getAllProperties('rdate').length, 0) <= MOST_DATES &&
    changes.every((change) => change.getAllProperties('rrule').every(isYearly))
  );
}

function isYearly(property: ICAL.Property): boolean {
  const rule: unknown = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY' || rule.interval !== 1) return false;
  return (
    Object.keys(rule.parts).every((part) => yearly.parts.includes(part)) &&
    rule.getComponent('BYMONTH').length <= yearly.mostMonths &&
    rule.getComponent('BYDAY').length <= yearly.mostDays &&
    rule.getComponent('BYMONTHDAY').length <= yearly.mostMonthDays
  );
}
