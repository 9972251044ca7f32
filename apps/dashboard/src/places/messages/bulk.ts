import type german from './bulk.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  apply: { n: number };
  closeAll: { n: number };
  reopen: { n: number };
  changed: { n: number };
  rejectedDeleted: { n: number };
  rejectedChanged: { n: number };
  more: { n: number };
  withoutThem: { n: number };
}

/** Texts of bulk actions. */
export const bulkMessages = messageArea<typeof german, Values>('bulk');
