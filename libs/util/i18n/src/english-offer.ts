import { defineMessages } from './messages.ts';

/** Texts that offer the page in another language. */
export const offerMessages = defineMessages({
  de: {
    switchToEnglish: 'Auf Englisch',
    alsoInEnglish: 'Diese Seiten gibt es auch auf Englisch.',
    noThanks: 'Nein danke',
  },
  en: { switchToEnglish: 'In English', alsoInEnglish: 'These pages are available in English.', noThanks: 'No thanks' },
});
