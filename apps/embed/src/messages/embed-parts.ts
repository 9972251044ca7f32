import type german from './embed-parts.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  addressOf: { title: string };
  mapOf: { title: string };
}

/** Texts of what is loaded on demand. */
export const embedPartsMessages = messageArea<typeof german, Values>('embed-parts');
