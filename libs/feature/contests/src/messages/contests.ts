import type german from './contests.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  waitsSince: { date: string };
  rejectedReason: { reason: string };
  from: { date: string };
  at: { place: string };
}

/** Texts of contests. */
export const contestMessages = messageArea<typeof german, Values>('contests');
