import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { daysBetween, olderSessions } from './days.ts';
import type { Period } from './use-period.ts';

/** Maximum number of days for which daily sums are fetched, counted from today. */
const MOST_DAYS_BACK = 366;

/** Statistics of past days do not change, and those of today may be slightly stale. */
const settled = { revalidateOnFocus: false, dedupingInterval: 60_000 };

/** Loads the visitor statistics of a period. @param today YYYY-MM-DD */
export function useVisits({ from, to, branch }: Pick<Period, 'from' | 'to' | 'branch'>, today: string) {
  const { boot, auth } = useDashboard();
  const query = { from, to, ...(branch && { branch }) };
  const figures = useProtectedRead(auth, apiUrl(boot, 'GET /metrics/figures/', { query }), settled);
  const { data: statistics, error, mutate } = figures;
  const { data: heat } = useProtectedRead(auth, apiUrl(boot, 'GET /metrics/heat/', { query }), settled);
  // Only daily sums remain after the raw metrics are deleted.
  const isOlder = statistics !== undefined && from < statistics.keptSince;
  const days = Math.min(MOST_DAYS_BACK, daysBetween(from, today));
  const { data: daily = [] } = useProtectedRead(
    auth,
    isOlder ? apiUrl(boot, 'GET /metrics/sessions/daily/', { query: { days } }) : null,
  );
  const sessions = [
    ...olderSessions(daily, { from, to, branch }, statistics?.keptSince),
    ...(statistics?.sessions ?? []),
  ];
  return { statistics, error, retry: () => void mutate(), heat, sessions, isOlder };
}
