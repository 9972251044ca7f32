import type german from './messages/filters.de.json';
import { messageArea } from './message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  showResults: { count: number };
  upToHours: { hours: number };
  upToKm: { km: number };
  upToClimb: { metres: number };
}

/** Texts of the filter. */
export const filtersMessages = messageArea<typeof german, Values>('filters');
