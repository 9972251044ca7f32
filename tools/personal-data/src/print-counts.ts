import type { StoredCount } from '@umkreis/db/personal-data/find-person.ts';

const kinds: Record<StoredCount['kind'], [one: string, many: string]> = {
  'contest-entries': ['contest entry', 'contest entries'],
  'change-requests': ['change request', 'change requests'],
};

/** One line per kind and branch. */
export function printCounts(counts: readonly StoredCount[]): string {
  if (counts.length === 0) return 'Nothing is stored under this address.';
  return counts
    .map(({ kind, branchShortId, count }) => {
      const where = branchShortId === null ? 'all branches' : `branch ${branchShortId}`;
      return `${where}: ${count} ${kinds[kind][count === 1 ? 0 : 1]}`;
    })
    .join('\n');
}
