import { defineMessages } from './messages.ts';

/** Texts of edits that wait for a network. */
export const outboxMessages = defineMessages({
  de: {
    waiting: (n: number) => (n === 1 ? '1 Änderung wartet' : `${n} Änderungen warten`),
    title: 'Noch nicht gesendet',
    text: 'Was ohne Verbindung geändert wurde, bleibt auf diesem Gerät und wird gesendet, sobald sie wieder da ist.',
    refused: (reason: string) => `Nicht angenommen: ${reason}`,
    again: 'Noch einmal senden',
    anyway: 'Trotzdem speichern',
    discard: 'Verwerfen',
    close: 'Schliessen',
    fieldWaits: 'Keine Verbindung. Wird gesendet, sobald sie wieder da ist.',
  },
  en: {
    waiting: (n: number) => (n === 1 ? '1 change is waiting' : `${n} changes are waiting`),
    title: 'Not sent yet',
    text: 'What was changed without a connection stays on this device and is sent as soon as there is one.',
    refused: (reason: string) => `Not accepted: ${reason}`,
    again: 'Send again',
    anyway: 'Save it all the same',
    discard: 'Discard',
    close: 'Close',
    fieldWaits: 'No connection. It is sent as soon as there is one.',
  },
});
