import type german from './kiosk.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  stillThereText: { seconds: number };
}

export const kioskMessages = messageArea<typeof german, Values>('kiosk');
