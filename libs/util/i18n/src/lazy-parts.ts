import { defineMessages } from './messages.ts';

export const partMessages = defineMessages({
  de: {
    offline: 'Keine Verbindung',
    offlineText: 'Dieser Teil ist noch nicht geladen. Er erscheint, sobald wieder eine Verbindung besteht.',
    missing: 'Dieser Teil konnte nicht geladen werden',
    missingText: 'Der Rest der Seite funktioniert weiter. Ein neuer Versuch folgt von selbst.',
    retry: 'Noch einmal versuchen',
  },
  en: {
    offline: 'No connection',
    offlineText: 'This part has not been loaded yet. It appears when the connection is back.',
    missing: 'This part could not be loaded',
    missingText: 'The rest of the page keeps working. Another attempt follows automatically.',
    retry: 'Try again',
  },
});
