import type { Right } from '@umkreis/contract/endpoints/endpoint.ts';
import type { Role, StaffMember } from '@umkreis/contract/dashboard.ts';
import { ProblemError } from '../http/problem-error.ts';

export type Person = StaffMember;

const allowed: Record<Exclude<Right, 'public'>, readonly Role[]> = {
  read: ['staff', 'editor', 'viewer'],
  write: ['staff', 'editor'],
  staff: ['staff'],
};

export const hasRight = (person: Person, right: Exclude<Right, 'public'>) => allowed[right].includes(person.role);

const forbidden = (detail: string) => new ProblemError(403, 'forbidden', 'Not allowed', { detail });

/** @throws ProblemError 403 */
export function assertRight(person: Person, right: Exclude<Right, 'public'>): void {
  if (!hasRight(person, right)) throw forbidden(`The role ${person.role} may not do this.`);
}

/** @throws ProblemError 403 if the person does not manage the branch */
export function assertBranch(person: Person, branchShortId: number): void {
  if (person.role !== 'staff' && !person.branchShortIds.includes(branchShortId))
    throw forbidden(`Branch ${branchShortId} is not one of yours.`);
}
