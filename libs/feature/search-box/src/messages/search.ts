import type german from './search.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  without: { condition: string };
  openAt: { when: string };
  inCity: { city: string };
  near: { place: string };
  otherBranchesCount: { count: number };
}

/** Texts of the search field: suggestions, and how the query was interpreted. */
export const searchMessages = messageArea<typeof german, Values>('search');
