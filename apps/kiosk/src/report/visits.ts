import { MOST_KIOSK_DAYS } from '@umkreis/contract/kiosk-report-limits.ts';
import type { KioskVisits } from '@umkreis/contract/kiosk-report.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { kioskPrefix } from '../storage/kiosk-prefix.ts';
import { readStored, writeStored } from '../storage/stored-json.ts';

/** Sessions by day, latest first, and the last one: nothing else about visitors. */
export interface Visits {
  lastUse: string | null;
  visits: KioskVisits[];
}

const entry = `${kioskPrefix}visits`;
const none: Visits = { lastUse: null, visits: [] };
const isVisits = (value: unknown): value is Visits => Array.isArray((value as Visits | null)?.visits);

export const storedVisits = (): Visits => readStored(entry, none, isVisits);

/** Adds a session. @param timeZone of the branch */
export function withVisit({ visits }: Visits, now: Date, timeZone: string): Visits {
  const day = dayInZone(now, timeZone);
  const sessions = (visits.find((one) => one.day === day)?.sessions ?? 0) + 1;
  const others = visits.filter((one) => one.day !== day);
  const sorted = [{ day, sessions }, ...others].toSorted((a, b) => b.day.localeCompare(a.day));
  return { lastUse: now.toISOString(), visits: sorted.slice(0, MOST_KIOSK_DAYS) };
}

export const storeVisit = (now: Date, timeZone: string): void =>
  writeStored(entry, withVisit(storedVisits(), now, timeZone));
