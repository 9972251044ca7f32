import type german from './media-focus.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  at: { x: number; y: number };
}

/** Texts of the point of a picture that stays visible when it is cropped. */
export const mediaFocusMessages = messageArea<typeof german, Values>('media-focus');
