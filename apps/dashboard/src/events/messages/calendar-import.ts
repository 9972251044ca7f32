import type german from './calendar-import.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  preview: { n: number };
  atPlace: { title: string };
  take: { n: number };
  taken: { n: number };
  state: { state: string };
  rowError: { reason: string; value: string };
  note: { kind: string; title: string; count: number };
  readingError: { error: string; sentence: string; n: number };
  feedRead: { date: string; n: number };
  leftOut: { refused: number };
  moreLeftOut: { n: number };
  feedError: { reason: string };
  feedSuspended: { date: string; failures: number; hasReason: boolean; reason: string };
}

/** Texts of importing events from other calendars. */
export const calendarImportMessages = messageArea<typeof german, Values>('calendar-import');
