import type german from './media-reuse.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  use: { name: string };
  replacing: { percent: number };
  moved: { name: string; place: number; count: number };
}

/** Texts of ordering, replacing and reusing pictures in the dashboard. */
export const mediaReuseMessages = messageArea<typeof german, Values>('media-reuse');
