import type german from './history.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  restoreField: { name: string };
  restoreSome: { n: number };
  due: { day: string };
  repeats: { frequency: string; interval: number };
  until: { day: string };
  times: { n: number };
  more: { n: number };
}

/** Texts of the history of a place or event, and of restoring an older state. */
export const historyMessages = messageArea<typeof german, Values>('history');
