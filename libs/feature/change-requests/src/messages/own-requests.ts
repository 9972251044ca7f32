import type german from './own-requests.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  entryUnsent: { count: number };
  queuedAt: { date: string };
  rejected: { reason: string };
  sentAt: { date: string };
}

/** Texts of the list of a visitor's own suggestions. */
export const ownRequestsMessages = messageArea<typeof german, Values>('own-requests');
