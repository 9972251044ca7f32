import type { auditMessages } from '../audit/messages/audit.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

/** The displayed name of a person, of the daily job, or of the system at a first login. */
export function personName(person: string, t: TextsOf<typeof auditMessages>): string {
  if (person === 'job') return t.job;
  return person === 'first login' ? t.firstLogin : person;
}
