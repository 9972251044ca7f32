import { useMemo } from 'react';
import type { Contest } from '@umkreis/contract/contest.ts';
import { useContests } from '@umkreis/api-client/use-contests.ts';
import { useGuide } from '../guide-context.tsx';
import { useMinute } from '../time/guide-time.ts';
import { contestsOf } from './contests-of.ts';

const none: readonly Contest[] = [];

/**
 * Contests of the branch that run now. The clock counts, not the time the guide shows: one can't take part in another
 * week.
 */
export function useRunningContests(): { contests: readonly Contest[]; isLoading: boolean } {
  const { boot } = useGuide();
  const { data, isLoading } = useContests(boot);
  const now = useMinute();
  const contests = useMemo(
    () => (data ? contestsOf(data, boot.branch?.shortId ?? null, now) : none),
    [data, boot.branch, now],
  );
  return { contests, isLoading };
}
