import { atom, useAtomValue, type Atom } from 'jotai';
import { useMemo } from 'react';
import type { Contest } from '@umkreis/contract/contest.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { minuteAtom } from '@umkreis/guide-core/time/minute-atom.ts';
import { contestsOf } from './contests-of.ts';

const none: readonly Contest[] = [];

/** Contests running now. The array changes only when a contest starts or ends. */
function runningAtom(contests: readonly Contest[], branchShortId: number | null): Atom<readonly Contest[]> {
  const ids = atom((get) =>
    contestsOf(contests, branchShortId, get(minuteAtom))
      .map(({ id }) => id)
      .join(),
  );
  return atom((get) => {
    const running = get(ids).split(',');
    return running.flatMap((id) => contests.find((contest) => contest.id === id) ?? []);
  });
}

/**
 * Running contests of the branch. The array changes only when a contest starts or ends. Uses the real time, not the
 * time selected in the guide, because nobody can take part in another week.
 */
export function useRunningContests(): { contests: readonly Contest[]; isLoading: boolean } {
  const { boot } = useGuide();
  const { data, isLoading } = useRead(apiUrl(boot, 'GET /contests/'), { refreshInterval: 300_000 });
  const shortId = boot.branch?.shortId ?? null;
  const running = useMemo(() => runningAtom(data ?? none, shortId), [data, shortId]);
  return { contests: useAtomValue(running), isLoading };
}
