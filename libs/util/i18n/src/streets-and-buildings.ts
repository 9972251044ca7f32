import { defineMessages } from './messages.ts';

/** Texts of the card of a street or building. */
export const streetAndBuildingMessages = defineMessages({
  de: {
    noPlaceInBuilding: 'In diesem Gebäude ist kein Ort eingetragen.',
    noPlaceOnStreet: 'An dieser Strasse ist kein Ort eingetragen.',
    longitude: 'Länge',
    latitude: 'Breite',
    copy: 'Kopieren',
    copied: 'Kopiert',
    placesInBuilding: 'In diesem Gebäude',
    placesOnStreet: 'An dieser Strasse',
  },
  en: {
    noPlaceInBuilding: 'No place is listed in this building.',
    noPlaceOnStreet: 'No place is listed on this street.',
    longitude: 'Longitude',
    latitude: 'Latitude',
    copy: 'Copy',
    copied: 'Copied',
    placesInBuilding: 'In this building',
    placesOnStreet: 'On this street',
  },
});
