import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Length, ascent and duration of a route, on its card. */
export const wayMessages = defineMessages({
  de: {
    title: 'Route',
    length: 'Länge',
    time: 'Gehzeit ohne Pausen',
    ascent: 'Aufstieg',
    descent: 'Abstieg',
    profile: (lowest: string, highest: string) => `Höhenprofil: zwischen ${lowest} und ${highest}`,
    gpx: 'GPX-Datei',
    gpxOf: (title: string) => `GPX-Datei herunterladen: ${title}`,
  },
  en: {
    title: 'Route',
    length: 'Length',
    time: 'Walking time without breaks',
    ascent: 'Ascent',
    descent: 'Descent',
    profile: (lowest: string, highest: string) => `Elevation profile: between ${lowest} and ${highest}`,
    gpx: 'GPX file',
    gpxOf: (title: string) => `Download GPX file: ${title}`,
  },
});
