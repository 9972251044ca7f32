import type german from './messages/map.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  mapOf: { title: string };
  outside: { distance: string };
  level: { key: string };
  timeChosen: { text: string };
  myListCount: { count: number };
  goToProduct: { name: string };
  offlineSince: { date: string };
}

/** Texts of the map screen: controls, menu, panels. */
export const mapMessages = messageArea<typeof german, Values>('map');
