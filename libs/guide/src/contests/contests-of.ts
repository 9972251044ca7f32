import type { Contest } from '@umkreis/contract/contest.ts';

/**
 * Contests that one can take part in now, those that end first before the others.
 * @param branchShortId null: the main site, which has those of everywhere alone
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
