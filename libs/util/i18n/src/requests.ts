import type german from './messages/requests.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  count: { n: number };
  withoutPosition: { n: number };
  sent: { date: string };
  decided: { date: string; who: string };
  takeOver: { field: string };
  acceptedNow: { title: string };
  declinedNow: { title: string };
  reopenedNow: { title: string };
  acceptSome: { n: number; all: number };
  fieldName: { field: string; sentence: string };
}

/** Change requests and revisions. */
export const requestsMessages = messageArea<typeof german, Values>('requests');
