import type german from './messages/dialog-buttons.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  proposalOf: { title: string };
  contest: { title: string };
  contestUntil: { date: string };
}

/** Texts of the first map that open lazy features, and of its frame: chat, proposals, contests. */
export const openerMessages = messageArea<typeof german, Values>('dialog-buttons');
