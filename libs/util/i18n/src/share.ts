import type german from './messages/share.de.json';
import { messageArea } from './message-area.ts';

/** Texts of sharing and copying links. */
export const shareMessages = messageArea<typeof german>('share');
