import type { ContentState } from '@umkreis/content/content-state.ts';
import { assertBranch, type Person } from './person.ts';

/**
 * Owners whose content a person sees in the dashboard.
 * @param branchShortId limits them to those that this branch includes
 * @throws ProblemError 403 for a branch that the person does not manage
 */
export function visibleOwners(person: Person, branchShortId: number | undefined, content: ContentState): number[] {
  if (branchShortId === undefined) return person.branchShortIds;
  assertBranch(person, branchShortId);
  const ownersOfBranch = content.branches.get(branchShortId)?.owners ?? [];
  return ownersOfBranch.filter((owner) => person.role === 'staff' || person.branchShortIds.includes(owner));
}
