import { ProblemError } from '../http/problem-error.ts';
import { ownerOfNew } from './owner-of-new.ts';
import { assertBranch, type Person } from './person.ts';

/**
 * What belongs to a branch is its editors' matter; what concerns all branches (null) is the staff's.
 * @throws ProblemError 403
 */
export function assertBranchOrAll(person: Person, branchShortId: number | null): void {
  if (branchShortId !== null) return assertBranch(person, branchShortId);
  if (person.role !== 'staff')
    throw new ProblemError(403, 'forbidden', 'Not allowed', {
      detail: 'What concerns all branches is written by staff alone.',
    });
}

/** The branch that a new one belongs to, or null for all. @throws ProblemError 400 or 403 */
export function branchOfNew(person: Person, branchShortId: number | null | undefined): number | null {
  if (branchShortId !== null) return ownerOfNew(person, branchShortId);
  assertBranchOrAll(person, null);
  return null;
}
