import type german from './places.de.json';
import { messageArea } from '@umkreis/i18n/message-area.ts';

/** Values of the messages that contain some. */
interface Values {
  moreFilters: { count: number };
  selectPlace: { title: string };
  selectedCount: { n: number };
  selectAll: { n: number };
  more: { n: number };
  editCell: { name: string; title: string };
  editPlace: { title: string };
  cellSaved: { name: string; title: string };
}

/** Texts of the list of places in the dashboard: filters, columns, bulk actions. */
export const placesMessages = messageArea<typeof german, Values>('places');
