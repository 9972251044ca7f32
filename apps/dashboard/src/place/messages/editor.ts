import type german from './editor.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  detailTheme: { theme: string };
  remove: { name: string };
  removed: { name: string };
  added: { name: string };
  found: { count: number };
  reviewDue: { day: string };
  reviewOverdue: { day: string };
  reviewNext: { day: string };
}

/** Texts of creating and editing a place in the dashboard. */
export const editorMessages = messageArea<typeof german, Values>('editor');
