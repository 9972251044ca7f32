import { defineMessages } from './messages.ts';

/** Length, climbs and time of a way, on its card. */
export const wayMessages = defineMessages({
  de: {
    title: 'Die Route',
    length: 'Länge',
    time: 'Gehzeit ohne Pausen',
    ascent: 'Aufstieg',
    descent: 'Abstieg',
    profile: (lowest: string, highest: string) => `Höhenprofil: zwischen ${lowest} und ${highest}`,
    gpx: 'GPX-Datei',
    gpxOf: (title: string) => `GPX-Datei herunterladen: ${title}`,
  },
  en: {
    title: 'The route',
    length: 'Length',
    time: 'Walking time without rests',
    ascent: 'Ascent',
    descent: 'Descent',
    profile: (lowest: string, highest: string) => `Height profile: between ${lowest} and ${highest}`,
    gpx: 'GPX file',
    gpxOf: (title: string) => `Download the GPX file: ${title}`,
  },
});
