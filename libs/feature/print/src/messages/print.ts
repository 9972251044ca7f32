import { defineMessages } from '@umkreis/i18n/messages.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';

/** Texts of the print sheet. */
export const printMessages = defineMessages({
  de: {
    sheet: 'Druckansicht',
    print: 'Drucken',
    paper: 'Papier',
    portrait: 'Hochformat',
    landscape: 'Querformat',
    withList: 'Orte auflisten',
    drawing: 'Die Karte wird für den Druck gezeichnet …',
    listing: 'Die Liste der Orte wird erstellt …',
    ready: 'Bereit zum Drucken',
    mapFailed: 'Die Karte lässt sich in diesem Browser nicht für den Druck zeichnen.',
    listFailed: 'Die Liste der Orte kann gerade nicht erstellt werden.',
    map: (title: string) => `Karte: ${title}`,
    legend: 'Symbole auf der Karte',
    places: 'Orte',
    countedPlaces: (count: number) => (count === 1 ? '1 Ort' : `${numberText(count, 'de')} Orte`),
    firstOf: (count: number, total: number) =>
      `Die ersten ${numberText(count, 'de')} von ${numberText(total, 'de')} Orten`,
    qrCode: 'QR-Code dieser Seite',
    printedOn: (day: string) => `Stand ${day}`,
  },
  en: {
    sheet: 'Print view',
    print: 'Print',
    paper: 'Paper',
    portrait: 'Portrait',
    landscape: 'Landscape',
    withList: 'List places',
    drawing: 'The map is being prepared for printing …',
    listing: 'The list of places is being prepared …',
    ready: 'Ready to print',
    mapFailed: 'This browser cannot draw the map for printing.',
    listFailed: 'The list of places cannot be prepared right now.',
    map: (title: string) => `Map: ${title}`,
    legend: 'Symbols on the map',
    places: 'Places',
    countedPlaces: (count: number) => (count === 1 ? '1 place' : `${numberText(count, 'en')} places`),
    firstOf: (count: number, total: number) =>
      `The first ${numberText(count, 'en')} of ${numberText(total, 'en')} places`,
    qrCode: 'QR code of this page',
    printedOn: (day: string) => `As of ${day}`,
  },
});
