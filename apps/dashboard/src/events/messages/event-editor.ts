import type german from './event-editor.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  clock: { zone: string };
  changeDate: { day: string };
  replacesDate: { day: string };
  drop: { day: string };
  restore: { day: string };
  binned: { day: string };
  foreignRule: { rule: string };
}

/** Texts of creating and editing events. */
export const eventEditorMessages = messageArea<typeof german, Values>('event-editor');
