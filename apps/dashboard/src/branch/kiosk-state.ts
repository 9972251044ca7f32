import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';

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
