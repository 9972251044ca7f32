import type german from './embed.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  results: { count: number };
  searchIn: { title: string };
  poweredBy: { product: string };
  contactOf: { title: string };
  allEntries: { count: number };
}

export const embedMessages = messageArea<typeof german, Values>('embed');
