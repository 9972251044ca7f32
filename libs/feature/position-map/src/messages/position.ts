import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts of setting a position on a map. */
export const positionMessages = defineMessages({
  de: {
    map: 'Karte zum Setzen des Standorts',
    pin: 'Standort. Pfeiltasten verschieben ihn um 10 Meter, mit Umschalttaste um 100.',
    hint: 'Den Punkt ziehen oder auf die Karte tippen.',
    moved: (metres: number, heading: string) => `${metres} Meter nach ${heading}`,
    near: (street: string) => `bei: ${street}`,
    coordinates: (lat: string, lon: string) => `Breite ${lat}, Länge ${lon}`,
    north: 'Norden',
    east: 'Osten',
    south: 'Süden',
    west: 'Westen',
  },
  en: {
    map: 'Map for setting the position',
    pin: 'Position. Arrow keys move it by 10 metres, with Shift by 100.',
    hint: 'Drag the pin, or tap on the map.',
    moved: (metres: number, heading: string) => `${metres} metres ${heading}`,
    near: (street: string) => `near ${street}`,
    coordinates: (lat: string, lon: string) => `latitude ${lat}, longitude ${lon}`,
    north: 'north',
    east: 'east',
    south: 'south',
    west: 'west',
  },
});
