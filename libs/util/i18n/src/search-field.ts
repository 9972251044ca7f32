import type german from './messages/search-field.de.json';
import { messageArea } from './message-area.ts';

/** Texts of the empty search field above the map, which the edge also renders before the app is loaded. */
export const searchFieldMessages = messageArea<typeof german>('search-field');
