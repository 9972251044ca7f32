import type german from './messages/card.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  pictureAt: { host: string };
  hoursOf: { title: string };
  placesWith: { tag: string };
  placesLike: { category: string };
  checkedOn: { date: string };
  updatedOn: { date: string };
  feedbackSubject: { title: string; id: string };
  closedSince: { date: string };
  toCalendarOf: { title: string };
  pictureCredit: { credit: string };
  pictureOf: { title: string };
  enlargePicture: { picture: string };
  organizer: { name: string };
  until: { end: string };
}

/** Texts of the place card: actions, hours, events, related places. */
export const cardMessages = messageArea<typeof german, Values>('card');
