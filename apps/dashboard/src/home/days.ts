import type { SessionsDaily } from '@umkreis/contract/dashboard.ts';
import { surfaceOfVisit, type Figures, type SurfaceOfVisit } from '@umkreis/contract/figures.ts';

const DAY_MS = 86_400_000;

export const surfaces = surfaceOfVisit.options;
export type Sums = Record<SurfaceOfVisit, number>;
export interface Day extends Sums {
  day: string;
}

/** @param day ISO date @returns the one so many days later, or earlier */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one to the other, both within. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

const nothing = (): Sums => ({ map: 0, embed: 0, kiosk: 0 });

/** One entry for each day, the ones without sessions included; branches are added up. */
export function sessionsByDay(rows: Figures['sessions'], from: string, to: string): Day[] {
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
 * Daily sums of the chosen days before the raw metrics begin. Their surface is not known, and the map stands for it.
 */
export function olderSessions(
  daily: readonly SessionsDaily[],
  { from, to, branch }: Chosen,
  keptSince: string | undefined,
): Figures['sessions'] {
  if (!keptSince) return [];
  return daily
    .filter(
      ({ day, branchShortId }) => day >= from && day <= to && day < keptSince && (!branch || branch === branchShortId),
    )
    .map(({ day, branchShortId, sessions }) => ({ day, branchShortId, surface: 'map', sessions }));
}

/** By branch, those with the most sessions first; null is the main site. */
export function sessionsByBranch(rows: Figures['sessions']): { branchShortId: number | null; sums: Sums }[] {
  return [...Map.groupBy(rows, (row) => row.branchShortId)]
    .map(([branchShortId, own]) => {
      const sums = nothing();
      for (const { surface, sessions } of own) sums[surface] += sessions;
      return { branchShortId, sums };
    })
    .toSorted((a, b) => totalOf(b.sums) - totalOf(a.sums));
}

export const totalOf = ({ map, embed, kiosk }: Sums): number => map + embed + kiosk;
