import type { auditMessages } from '@umkreis/i18n/audit.ts';

/** How the log names whoever is not a person with an address: the daily job, and the system at a first login. */
export function personName(person: string, t: (typeof auditMessages)['de']): string {
  if (person === 'job') return t.job;
  return person === 'first login' ? t.firstLogin : person;
}
