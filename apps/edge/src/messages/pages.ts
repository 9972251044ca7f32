import type german from './pages.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  branchDescription: { title: string };
  placeDescription: { what: string; hasTown: boolean; town: string };
  mapOf: { title: string };
  resultsFor: { text: string };
  calendarOf: { name: string };
  othersLike: { category: string };
  onOtherMap: { title: string };
  places: { count: number };
  andMore: { count: number };
  page: { number: number };
  pageOf: { number: number; last: number };
  street: { name: string; hasTown: boolean; town: string };
  picture: { title: string };
  pictureCredit: { credit: string };
  organizer: { name: string };
}

/** Texts of the edge's static pages, for crawlers, link previews and clients without JavaScript. */
export const pageMessages = messageArea<typeof german, Values>('pages');
