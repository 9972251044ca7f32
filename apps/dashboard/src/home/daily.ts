import type { SessionsDaily } from '@umkreis/contract/dashboard.ts';

export interface Day {
  day: string;
  sessions: number;
}

/** One entry for each of the last days, the ones without sessions included. @param today YYYY-MM-DD */
export function sessionsByDay(rows: readonly SessionsDaily[], today: string, days: number): Day[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + row.sessions);
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(last - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10);
    return { day, sessions: sums.get(day) ?? 0 };
  });
}

export const sumOf = (days: readonly Day[]) => days.reduce((sum, day) => sum + day.sessions, 0);
