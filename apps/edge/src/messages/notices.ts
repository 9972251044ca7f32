import type german from './notices.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  home: { product: string };
}

/** Texts of the edge's pages without a release. */
export const noticeMessages = messageArea<typeof german, Values>('notices');
