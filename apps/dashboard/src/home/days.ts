import type { SessionsDaily } from '@umkreis/contract/dashboard.ts';
import type { Statistics } from '@umkreis/contract/statistics.ts';
import type { SurfaceOfVisit } from '@umkreis/contract/visit-surfaces.ts';

const DAY_MS = 86_400_000;

export type Sums = Record<SurfaceOfVisit, number>;
export interface Day extends Sums {
  day: string;
}

/** @param day ISO date @returns the date that many days later, or earlier if negative */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Number of days from one date to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

const nothing = (): Sums => ({ map: 0, embed: 0, kiosk: 0 });

/** One entry per day, including days without sessions; branches are summed. */
export function sessionsByDay(rows: Statistics['sessions'], from: string, to: string): Day[] {
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) => ({
    day: dayLater(from, index),
    ...nothing(),
  }));
  const byDay = new Map(days.map((entry) => [entry.day, entry]));
  for (const { day, surface, sessions } of rows) {
    const entry = byDay.get(day);
    if (entry) entry[surface] += sessions;
  }
  return days;
}

interface Chosen {
  from: string;
  to: string;
  branch: number | null;
}

/**
 * Daily sums of the selected days before the raw metrics start. Their surface was not recorded, so they count
 * as 'map'.
 */
export function olderSessions(
  daily: readonly SessionsDaily[],
  { from, to, branch }: Chosen,
  rawDataSince: string | undefined,
): Statistics['sessions'] {
  if (!rawDataSince) return [];
  return daily
    .filter(
      ({ day, branchShortId }) =>
        day >= from && day <= to && day < rawDataSince && (!branch || branch === branchShortId),
    )
    .map(({ day, branchShortId, sessions }) => ({ day, branchShortId, surface: 'map', sessions }));
}

/** Sessions by branch, highest sum first; null is the main site. */
export function sessionsByBranch(rows: Statistics['sessions']): { branchShortId: number | null; sums: Sums }[] {
  return [...Map.groupBy(rows, (row) => row.branchShortId)]
    .map(([branchShortId, own]) => {
      const sums = nothing();
      for (const { surface, sessions } of own) sums[surface] += sessions;
      return { branchShortId, sums };
    })
    .toSorted((a, b) => totalOf(b.sums) - totalOf(a.sums));
}

export const totalOf = ({ map, embed, kiosk }: Sums): number => map + embed + kiosk;
