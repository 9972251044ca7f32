import type german from './messages/events.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  count: { count: number };
}

/** Texts of the list of events. */
export const eventsMessages = messageArea<typeof german, Values>('events');
