import type german from './dashboard.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  title: { product: string };
  unknownPageText: { path: string };
  noMemberText: { email: string };
  requestsPending: { n: number };
  reviewsDue: { n: number };
  count: { n: number };
  eventCount: { n: number };
  page: { page: number; count: number };
  updated: { date: string };
  deleteDetail: { name: string };
  detailDeleted: { name: string };
  addThis: { name: string };
  newValue: { name: string };
  characters: { n: number };
  rejectedValue: { type: string };
}

export const dashboardMessages = messageArea<typeof german, Values>('dashboard');
