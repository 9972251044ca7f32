import { invalidField } from '../http/problem-error.ts';
import { assertBranch, type Person } from './person.ts';

/**
 * The branch that owns what a person creates.
 * @throws ProblemError 400 if it is missing and the person has several branches, 403 if it is another person's
 */
export function ownerOfNew(person: Person, branchShortId: number | undefined): number {
  const owner = branchShortId ?? (person.branchShortIds.length === 1 ? person.branchShortIds[0] : undefined);
  if (owner === undefined) throw invalidField('/branchShortId', 'say which branch it belongs to');
  assertBranch(person, owner);
  return owner;
}
