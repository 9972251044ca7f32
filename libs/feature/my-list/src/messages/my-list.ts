import type german from './my-list.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  entries: { count: number };
  rememberOf: { title: string };
  remembered: { title: string };
  forgotten: { title: string };
  full: { count: number };
  moveUp: { title: string };
  moveDown: { title: string };
  moved: { title: string; position: number; count: number };
  plannedFor: { day: string };
  closedCount: { count: number };
  openOn: { hours: string };
  unclearHours: { hours: string };
  unreadableHours: { hours: string };
  added: { count: number };
  notAll: { count: number };
}

/** Texts of the visitor's list. */
export const myListMessages = messageArea<typeof german, Values>('my-list');
