import ICAL from 'ical.js';
import type { IcsComponent } from './components.ts';

const MOST_CHANGES = 200;
const MOST_DATES = 500;
/** Rules of yearly changes: 'the last Sunday of March', 'the Sunday on or after the 8th'. */
const yearly = { parts: ['BYMONTH', 'BYDAY', 'BYMONTHDAY'], mostMonths: 1, mostDays: 1, mostMonthDays: 7 };

/** A VTIMEZONE for ical.js; null if it can't be read. */
export function timezoneOf(zone: IcsComponent): ICAL.Timezone | null {
  const text = [
    'BEGIN:VTIMEZONE',
    ...zone.lines.map((line) => line.text),
    ...zone.children
      .slice(0, MOST_CHANGES + 1)
      .flatMap(({ name, lines }) => [`BEGIN:${name}`, ...lines.map((line) => line.text), `END:${name}`]),
    'END:VTIMEZONE',
  ].join('\r\n');
  try {
    return new ICAL.Timezone(new ICAL.Component(ICAL.parse(text) as string[]));
  } catch {
    return null;
  }
}

/** Whether a zone has plain yearly changes only: expanding others could take forever. */
export function isPlainZone({ component }: ICAL.Timezone): boolean {
  const changes = component.getAllSubcomponents();
  return (
    changes.length > 0 &&
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
