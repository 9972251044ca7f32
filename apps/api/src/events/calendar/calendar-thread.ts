import { answerTasks } from '@umkreis/serving/task-pool/answer-tasks.ts';
import { NoCalendarError, readCalendar, type CalendarReading } from './read-calendar.ts';

export interface CalendarQuestion {
  text: string;
  timeZone: string;
  now: Date;
}
export type CalendarAnswer = CalendarReading | { fault: string };

function read({ text, timeZone, now }: CalendarQuestion): CalendarAnswer {
  try {
    return readCalendar(text, timeZone, now);
  } catch (error) {
    if (error instanceof NoCalendarError) return { fault: error.message };
    throw error;
  }
}

answerTasks(read, { isBackground: true });
