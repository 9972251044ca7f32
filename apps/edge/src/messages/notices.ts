import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts of the edge's pages without a release. */
export const noticeMessages = defineMessages({
  de: {
    unknown: 'Hier gibt es keine Karte',
    unknownText: 'Unter dieser Adresse ist nichts zu finden. Vielleicht hat sich ein Tippfehler eingeschlichen.',
    inactive: 'Zurzeit nicht verfügbar',
    inactiveText: 'Diese Karte ist vorübergehend abgeschaltet.',
    starting: 'Gleich ist die Karte da',
    startingText: 'Sie wird gerade eingerichtet. In ein paar Sekunden neu laden.',
    home: (product: string) => `Zur Startseite von ${product}`,
  },
  en: {
    unknown: 'There is no map here',
    unknownText: 'There is nothing at this address. It may contain a typo.',
    inactive: 'Unavailable at the moment',
    inactiveText: 'This map is switched off for the time being.',
    starting: 'The map will be here in a moment',
    startingText: 'It is being set up. Reload in a few seconds.',
    home: (product: string) => `Go to the home page of ${product}`,
  },
});
