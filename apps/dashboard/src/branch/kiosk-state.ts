import type { KioskVisits } from '@umkreis/contract/kiosk-report.ts';
import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';

/** new: its URL was never opened. there, away: from its heartbeats, sent once a minute. */
export type KioskState = 'new' | 'there' | 'away';

/** Two heartbeats may be lost. */
const OFFLINE_AFTER_MS = 3 * 60_000;

export function kioskState({ lastContact }: Pick<StoredKiosk, 'lastContact'>, now: Date): KioskState {
  if (lastContact === null) return 'new';
  return now.getTime() - Date.parse(lastContact) > OFFLINE_AFTER_MS ? 'away' : 'there';
}

export interface Ago {
  n: number;
  unit: 'now' | 'minutes' | 'hours' | 'days';
}

/** The time elapsed since an instant, in the largest unit that is precise enough. */
export function agoOf(iso: string, now: Date): Ago {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));
  if (minutes < 1) return { n: 0, unit: 'now' };
  if (minutes < 90) return { n: minutes, unit: 'minutes' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { n: hours, unit: 'hours' } : { n: Math.floor(hours / 24), unit: 'days' };
}

const DAY_MS = 86_400_000;

/** Sessions of today and yesterday in the zone of the branch, and of all days. */
export function visitsText(visits: readonly KioskVisits[], now: Date, timeZone: string) {
  const today = dayInZone(now, timeZone);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const on = (day: string) => visits.find((one) => one.day === day)?.sessions ?? 0;
  const total = visits.reduce((sum, { sessions }) => sum + sessions, 0);
  return { today: on(today), yesterday: on(yesterday), total };
}
