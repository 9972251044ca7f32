import { ProblemError } from '../http/problem-error.ts';
import { ownerOfNew } from './owner-of-new.ts';
import { assertBranch, type Person } from './person.ts';

/**
 * Editors manage what belongs to their branch; only staff manage what applies to all branches (null).
 * @throws ProblemError 403
 */
export function assertBranchOrAll(person: Person, branchShortId: number | null): void {
  if (branchShortId !== null) return assertBranch(person, branchShortId);
  if (person.role !== 'staff')
    throw new ProblemError(403, 'forbidden', 'Not allowed', {
      detail: 'Only staff can edit what applies to all branches.',
    });
}

/** The branch that a new record belongs to, or null for all. @throws ProblemError 400 or 403 */
export function branchOfNew(person: Person, branchShortId: number | null | undefined): number | null {
  if (branchShortId !== null) return ownerOfNew(person, branchShortId);
  assertBranchOrAll(person, null);
  return null;
}
