import type german from './messages/home.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  since: { date: string };
  seasonal: { season: string };
}

/** Texts of the pages other than the map: home, inspiration, directory of guides. */
export const homeMessages = messageArea<typeof german, Values>('home');
