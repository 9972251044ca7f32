import { expect, test } from 'vitest';
import type { Contest } from '@umkreis/contract/contest.ts';
import { contestsOf } from './contests-of.ts';

const contest = (nanoId: string, branchShortId: number | null, dateBegin: string, dateEnd: string): Contest => ({
  id: nanoId,
  nanoId,
  branchShortId,
  itemId: null,
  title: { de: '', en: '' },
  description: { de: '', en: '' },
  conditionsUrl: null,
  dateBegin,
  dateEnd,
});
const all = [
  contest('long', 1, '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z'),
  contest('everywhere', null, '2026-01-01T00:00:00Z', '2026-06-02T00:00:00Z'),
  contest('elsewhere', 2, '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z'),
  contest('over', 1, '2026-01-01T00:00:00Z', '2026-05-31T00:00:00Z'),
  contest('to come', 1, '2026-06-02T00:00:00Z', '2026-12-31T00:00:00Z'),
];

test('returns running contests of the branch and of all branches, the next to end first', () => {
  const ids = (branch: number | null) =>
    contestsOf(all, branch, new Date('2026-06-01T12:00:00Z')).map(({ nanoId }) => nanoId);
  expect(ids(1)).toEqual(['everywhere', 'long']);
  expect(ids(null)).toEqual(['everywhere']);
});
