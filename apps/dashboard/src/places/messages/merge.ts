import type german from './merge.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  copyOf: { title: string };
  binned: { day: string };
  isDuplicate: { title: string };
}

/** Texts of copying, merging and deleting a place. */
export const mergeMessages = messageArea<typeof german, Values>('merge');
