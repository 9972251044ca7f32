import { defineMessages } from './messages.ts';

/** Texts of the map's menu. */
export const menuMessages = defineMessages({
  de: {
    lists: 'Listen',
    feedback: 'feedback senden',
    feedbackSubject: (title: string) => `Feedback zu ${title}`,
    allMaps: 'Alle Karten',
    language: 'Sprache',
    german: 'Deutsch',
    english: 'English',
    version: (version: string) => `Version ${version}`,
    saveMap: 'Karte offline speichern',
    print: 'Drucken',
    licences: 'Lizenzen',
  },
  en: {
    lists: 'Lists',
    feedback: 'send feedback',
    feedbackSubject: (title: string) => `Feedback on ${title}`,
    allMaps: 'All maps',
    language: 'Language',
    german: 'Deutsch',
    english: 'English',
    version: (version: string) => `Version ${version}`,
    saveMap: 'Save map offline',
    print: 'Print',
    licences: 'Licences',
  },
});
