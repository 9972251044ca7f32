import type german from './transfer.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  exporting: { done: number; of: number };
}

/** Texts of exporting places. */
export const transferMessages = messageArea<typeof german, Values>('transfer');
