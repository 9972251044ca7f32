import type german from './views.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  saved: { name: string };
  deleted: { name: string };
  delete: { name: string };
}

/** Texts of the saved views of the list of places. */
export const viewsMessages = messageArea<typeof german, Values>('views');
