import type german from './event-picture.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Texts of the picture of an event. */
export const eventPictureMessages = messageArea<typeof german>('event-picture');
