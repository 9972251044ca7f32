import type { Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** What is recorded beside the revisions. */
export type AccessAction =
  | 'contest-entries-read'
  | 'contacts-read'
  | 'places-export'
  | 'staff-read'
  | 'staff-revisions-read'
  | 'personal-data-find'
  | 'personal-data-export'
  | 'personal-data-erase'
  | 'retention-run';

/** Reads, exports and deletions of personal data. */
export interface AuditTables {
  access_log: {
    id: string;
    /** Beginning of the quarter of an hour in which equal accesses are one row. */
    quarter: Date;
    /** First access of the row. */
    date: Time;
    date_last: Time;
    /** E-mail of a member, who called a command, or 'job'. */
    person: string;
    action: AccessAction;
    /** null: none, or several. */
    branch_id: number | null;
    /** What was read, e.g. the id of a contest; '' where there is one kind alone. */
    subject: Generated<string>;
    times: Generated<number>;
    /** How many people's data, or places of an export, the accesses returned. */
    records: Generated<number>;
    details: JSONColumnType<Record<string, string | number>, string | undefined, string>;
  };
}
