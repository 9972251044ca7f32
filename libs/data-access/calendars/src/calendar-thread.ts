import { handleTasks } from '@umkreis/serving/task-pool/answer-tasks.ts';
import { NoCalendarError, readCalendar, type CalendarReading } from './read-calendar.ts';

export interface CalendarQuestion {
  text: string;
  timeZone: string;
  now: Date;
}
export type CalendarResult = CalendarReading | { fault: string };

function read({ text, timeZone, now }: CalendarQuestion): CalendarResult {
  try {
    return readCalendar(text, timeZone, now);
  } catch (error) {
    if (error instanceof NoCalendarError) return { fault: error.message };
    throw error;
  }
}

handleTasks(read, { isBackground: true });
