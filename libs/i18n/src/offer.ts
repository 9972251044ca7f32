import { defineMessages } from './messages.ts';

/** What is said to people who may not read the language of the page. */
export const offerMessages = defineMessages({
  de: {
    switchToEnglish: 'Auf Englisch',
    alsoInEnglish: 'Diese Seiten gibt es auch auf Englisch.',
    noThanks: 'Nein danke',
  },
  en: { switchToEnglish: 'In English', alsoInEnglish: 'These pages are available in English.', noThanks: 'No thanks' },
});
