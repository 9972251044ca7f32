import { defineMessages } from './messages.ts';

/** Reasons of the API that are more than another's edit, by the last part of the problem's type. */
export const problemMessages = defineMessages({
  de: {
    'in-use': 'Wird noch verwendet: zuerst dort wegnehmen.',
    'built-in': 'Gehört zum Produkt: kann bearbeitet, nicht umbenannt oder gelöscht werden.',
    exists: 'Das gibt es schon unter diesem Namen.',
    'own-rights': 'Die eigenen Rechte ändert ein anderes Mitglied des Hauses.',
    'still-running': 'Das Gewinnspiel läuft noch: zuerst beenden.',
    'too-few': 'So viele, die noch nicht gezogen wurden, machen nicht mit.',
    'drawn-already': 'Inzwischen wurde schon gezogen. Hier steht, wer gewonnen hat.',
    calendar: 'Der Kalender ist gerade nicht zu lesen. Seine Events bleiben.',
  },
  en: {
    'in-use': 'Still in use: take it away there first.',
    'built-in': 'Belongs to the product: it can be edited, not renamed or deleted.',
    exists: 'There is one of that name already.',
    'own-rights': 'Your own rights are changed by another member of the staff.',
    'still-running': 'The contest is still running: close it first.',
    'too-few': 'Not so many who were not drawn yet take part.',
    'drawn-already': 'Somebody has drawn in the meantime. These are the winners.',
    calendar: 'The calendar can’t be read just now. Its events stay.',
  },
});
