import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Messages for the API's problem types, by the last part of the type; conflicts have their own texts. */
export const problemMessages = defineMessages({
  de: {
    'in-use': 'Wird noch verwendet: bitte zuerst dort entfernen.',
    'built-in': 'Gehört zum Produkt: kann bearbeitet, aber nicht umbenannt oder gelöscht werden.',
    exists: 'Ein Eintrag mit diesem Namen besteht bereits.',
    'own-rights': 'Die eigenen Rechte kann nur ein anderes Mitglied mit der Rolle «Betreiber» ändern.',
    'still-running': 'Das Gewinnspiel läuft noch: zuerst beenden.',
    'too-few': 'So viele Teilnahmen, die noch nicht gezogen wurden, gibt es nicht.',
    'drawn-already': 'Inzwischen wurde schon gezogen. Hier steht, wer gewonnen hat.',
    calendar: 'Der Kalender ist gerade nicht lesbar. Seine Veranstaltungen bleiben.',
  },
  en: {
    'in-use': 'Still in use: remove it there first.',
    'built-in': 'Part of the product: can be edited but not renamed or deleted.',
    exists: 'An entry with this name already exists.',
    'own-rights': 'Own rights can only be changed by another member of staff.',
    'still-running': 'The contest is still running: end it first.',
    'too-few': 'There are not that many entries left to draw.',
    'drawn-already': 'Somebody has drawn in the meantime. These are the winners.',
    calendar: 'The calendar cannot be read right now. Its events remain.',
  },
});
