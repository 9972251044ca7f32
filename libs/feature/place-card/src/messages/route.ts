import type german from './route.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  profile: { lowest: string; highest: string };
  gpxOf: { title: string };
}

/** Length, ascent and duration of a route, on its card. */
export const wayMessages = messageArea<typeof german, Values>('route');
