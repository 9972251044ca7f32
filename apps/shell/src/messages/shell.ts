import type german from './shell.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  remoteTitle: { name: string };
}

export const shellMessages = messageArea<typeof german, Values>('shell');
