import type { auditMessages } from '../messages/audit.ts';

/** The displayed name of a person, of the daily job, or of the system at a first login. */
export function personName(person: string, t: (typeof auditMessages)['de']): string {
  if (person === 'job') return t.job;
  return person === 'first login' ? t.firstLogin : person;
}
