import { defineMessages } from './messages.ts';

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
    countedPlaces: (count: number) => (count === 1 ? '1 Ort' : `${count.toLocaleString('de-CH')} Orte`),
    firstOf: (count: number, total: number) =>
      `Die ersten ${count.toLocaleString('de-CH')} von ${total.toLocaleString('de-CH')} Orten`,
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
    countedPlaces: (count: number) => (count === 1 ? '1 place' : `${count.toLocaleString('en-GB')} places`),
    firstOf: (count: number, total: number) =>
      `The first ${count.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} places`,
    qrCode: 'QR code of this page',
    printedOn: (day: string) => `As of ${day}`,
  },
});
