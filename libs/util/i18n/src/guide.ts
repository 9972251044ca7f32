import type german from './messages/guide.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  showMore: { count: number };
  eventAt: { title: string };
  places: { count: number };
  resultsFor: { query: string };
  nothingFoundFor: { query: string };
  placeOnOtherMap: { map: string };
  mapOf: { map: string };
  searchFor: { query: string };
  withoutPart: { part: string; count: number };
  withoutFilter: { count: number };
  filterActive: { count: number };
  stand: { number: string };
  leaveText: { host: string };
  leaveKioskText: { host: string };
}

/** Texts shared by the surfaces with a map: search, lists, filters, place card. */
export const guideMessages = messageArea<typeof german, Values>('guide');
