import type german from './outbox.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  pending: { n: number };
  rejected: { reason: string };
}

/** Texts of queued edits. */
export const outboxMessages = messageArea<typeof german, Values>('outbox');
