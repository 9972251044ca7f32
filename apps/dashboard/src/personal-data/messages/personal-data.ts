import type german from './personal-data.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  entriesPeriod: { n: number };
  contactsPeriod: { n: number; open: number };
  auditPeriod: { n: number };
  lastRun: { date: string };
  stored: { email: string };
  entries: { n: number };
  requests: { n: number };
  eraseSure: { n: number; m: number };
  erased: { n: number; m: number };
}

/** Personal data in the dashboard: retention periods, and the data stored for one address. */
export const personalDataMessages = messageArea<typeof german, Values>('personal-data');
