import type german from './transfer.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  exporting: { done: number; of: number };
  checking: { done: number; of: number };
  writing: { done: number; of: number };
  unknownColumns: { names: string };
  new: { n: number };
  changed: { n: number };
  unchanged: { n: number };
  refused: { n: number };
  row: { n: number };
  write: { n: number };
  written: { n: number };
}

/** Texts of importing and exporting places. */
export const transferMessages = messageArea<typeof german, Values>('transfer');
