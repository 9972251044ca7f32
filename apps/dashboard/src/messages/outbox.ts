import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts of queued edits. */
export const outboxMessages = defineMessages({
  de: {
    pending: (n: number) => (n === 1 ? '1 Änderung wartet' : `${n} Änderungen warten`),
    title: 'Noch nicht gesendet',
    text: 'Ohne Verbindung gemachte Änderungen bleiben auf diesem Gerät und werden gesendet, sobald wieder eine Verbindung besteht.',
    rejected: (reason: string) => `Nicht angenommen: ${reason}`,
    again: 'Noch einmal senden',
    anyway: 'Trotzdem speichern',
    discard: 'Verwerfen',
    close: 'Schliessen',
    fieldWaits: 'Keine Verbindung. Wird gesendet, sobald sie wieder besteht.',
  },
  en: {
    pending: (n: number) => (n === 1 ? '1 change pending' : `${n} changes pending`),
    title: 'Not sent yet',
    text: 'Changes made without a connection stay on this device and are sent when the connection is back.',
    rejected: (reason: string) => `Not accepted: ${reason}`,
    again: 'Send again',
    anyway: 'Save anyway',
    discard: 'Discard',
    close: 'Close',
    fieldWaits: 'No connection. It is sent when the connection is back.',
  },
});
