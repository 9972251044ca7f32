import ICAL from 'ical.js';

const MOST_CHANGES = 200;
const MOST_DATES = 500;
/** Rules of yearly changes: 'the last Sunday of March', 'the Sunday on or after the 8th'. */
const yearly = { parts: ['BYMONTH', 'BYDAY', 'BYMONTHDAY'], mostMonths: 1, mostDays: 1, mostMonthDays: 7 };

/**
 * Removes time zones with rules that are not plain yearly changes: expanding them could take forever.
 * @returns the names of the removed zones
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
