import type german from './statistics.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  reviewsDue: { n: number };
  requestsOpen: { n: number };
  hoursUnreadable: { n: number };
  lastDays: { n: number };
  sessions: { n: number };
  chart: { from: string; to: string; sum: number };
  detailedSince: { day: string };
  kind: { kind: string };
}

/** Texts of the dashboard's home: pending tasks and visitor statistics. */
export const statisticsMessages = messageArea<typeof german, Values>('statistics');
