import type { Contest } from '@umkreis/contract/contest.ts';

/**
 * Contests that are running now, the next to end first.
 * @param branchShortId null: the main site, which only has the contests of all branches
 */
export function contestsOf(contests: readonly Contest[], branchShortId: number | null, now: Date): Contest[] {
  const at = now.getTime();
  return contests
    .filter(
      (contest) =>
        (contest.branchShortId === null || contest.branchShortId === branchShortId) &&
        Date.parse(contest.dateBegin) <= at &&
        at <= Date.parse(contest.dateEnd),
    )
    .toSorted((a, b) => Date.parse(a.dateEnd) - Date.parse(b.dateEnd));
}
