import type { CalendarRejection } from '@umkreis/contract/calendar-import.ts';

const LONGEST_VALUE = 100;

/** Why an event can't be imported, as a sentence that the dashboard translates. */
export class RejectionError extends Error {
  /** @param value what the sentence is about, as written in the calendar */
  constructor(reason: CalendarRejection, value?: string) {
    super(value === undefined ? reason : `${reason} “${value.slice(0, LONGEST_VALUE)}”`);
  }
}
