import { defineMessages } from './messages.ts';

/** Texts of the empty search field above the map, which the edge also renders before the app is loaded. */
export const searchFieldMessages = defineMessages({
  de: { search: 'Suchen', searchPlaceholder: 'Ort, Strasse, Angebot', clearSearch: 'Suche leeren' },
  en: { search: 'Search', searchPlaceholder: 'Place, street, offer', clearSearch: 'Clear search' },
});
