import type german from './messages/menu.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  feedbackSubject: { title: string };
  version: { version: string };
}

/** Texts of the map's menu. */
export const menuMessages = messageArea<typeof german, Values>('menu');
