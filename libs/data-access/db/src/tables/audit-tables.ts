import type { Generated, JSONColumnType } from 'kysely';
import type { Time } from './time.ts';

/** Actions that are recorded in addition to revisions. */
export type AccessAction =
  | 'contest-entries-read'
  | 'contacts-read'
  | 'places-export'
  | 'staff-read'
  | 'staff-revisions-read'
  | 'personal-data-find'
  | 'personal-data-export'
  | 'personal-data-erase'
  | 'request-reopen'
  | 'retention-run';

/** Reads, exports and deletions of personal data. */
export interface AuditTables {
  access_log: {
    id: string;
    /** Start of the quarter of an hour in which equal accesses share one row. */
    quarter: Date;
    /** First access of the row. */
    date: Time;
    date_last: Time;
    /** E-mail of a member, the operator who ran a command, or 'job'. */
    person: string;
    action: AccessAction;
    /** null: none, or several. */
    branch_id: number | null;
    /** What was read, e.g. the ID of a contest; '' if there is only one kind. */
    subject: Generated<string>;
    times: Generated<number>;
    /** Number of people, or of exported places, whose data the accesses returned. */
    records: Generated<number>;
    details: JSONColumnType<Record<string, string | number>, string | undefined, string>;
  };
}
