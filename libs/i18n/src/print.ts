import { defineMessages } from './messages.ts';
import { numberText } from './number-text.ts';

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
    listing: 'Die Orte werden zusammengestellt …',
    ready: 'Bereit zum Drucken',
    mapFailed: 'Die Karte lässt sich in diesem Browser nicht für den Druck zeichnen.',
    listFailed: 'Die Orte lassen sich gerade nicht zusammenstellen.',
    map: (title: string) => `Karte: ${title}`,
    legend: 'Zeichen auf der Karte',
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
    withList: 'List the places',
    drawing: 'The map is being drawn for print …',
    listing: 'The places are being put together …',
    ready: 'Ready to print',
    mapFailed: 'This browser cannot draw the map for print.',
    listFailed: 'The places cannot be put together right now.',
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
