import type german from './chat.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  found: { count: number };
  foundOpen: { count: number; when: string };
  withoutWhere: { where: string };
  stand: { title: string; stand: string };
  isOpen: { title: string; when: string; hasHours: boolean; hours: string };
  isClosed: { title: string; when: string; hasHours: boolean; hours: string };
  hoursUnknown: { title: string };
  noneOpen: { when: string };
  noMatchFor: { query: string };
  foundEvents: { count: number };
  noEvents: { when: string };
  more: { count: number };
}

/** Texts of the map's chat. */
export const chatMessages = messageArea<typeof german, Values>('chat');
