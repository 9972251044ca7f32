import { defineMessages } from './messages.ts';

/** What is told on the card of a street or a building. */
export const groundMessages = defineMessages({
  de: {
    noPlaceInBuilding: 'In diesem Gebäude ist kein Ort eingetragen.',
    noPlaceOnStreet: 'An dieser Strasse ist kein Ort eingetragen.',
  },
  en: {
    noPlaceInBuilding: 'No place is listed in this building.',
    noPlaceOnStreet: 'No place is listed on this street.',
  },
});
