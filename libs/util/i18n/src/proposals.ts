import type german from './messages/proposals.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  hoursErrorDetail: { detail: string };
  sentOn: { date: string };
  decidedOn: { date: string };
}

/** Texts of proposing a change or a new place, and of tracking the proposal. */
export const proposalMessages = messageArea<typeof german, Values>('proposals');
