import type german from './position.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  moved: { metres: number; heading: string };
  near: { street: string };
  coordinates: { lat: string; lon: string };
}

/** Texts of setting a position on a map. */
export const positionMessages = messageArea<typeof german, Values>('position');
