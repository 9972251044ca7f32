import { defineMessages } from './messages.ts';

export const partMessages = defineMessages({
  de: {
    offline: 'Keine Verbindung',
    offlineText: 'Das ist noch nicht geladen. Es kommt von selbst, sobald die Verbindung wieder da ist.',
    missing: 'Das konnte nicht geladen werden',
    missingText: 'Der Rest der Seite geht weiter. Es wird von selbst noch einmal versucht.',
    retry: 'Nochmals versuchen',
  },
  en: {
    offline: 'No connection',
    offlineText: 'This is not loaded yet. It comes by itself as soon as the connection is back.',
    missing: 'This could not be loaded',
    missingText: 'The rest of the page goes on. Another attempt is made by itself.',
    retry: 'Try again',
  },
});
