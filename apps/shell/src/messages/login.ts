import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts of the login and of an expired login. */
export const loginMessages = defineMessages({
  de: {
    loginWorking: 'Anmeldung läuft …',
    loginFailedTitle: 'Anmeldung fehlgeschlagen',
    loginFailedText: 'Die Anmeldung wurde abgebrochen oder ist abgelaufen.',
    loginAgain: 'Erneut anmelden',
    loginEndedTitle: 'Die Anmeldung ist abgelaufen',
    loginEndedText: 'Nicht gespeicherter Text bleibt erhalten und wird nach dem Anmelden gespeichert.',
    loginWindowFailed: 'Das Anmeldefenster konnte nicht geöffnet werden oder wurde geschlossen.',
    loginHere: 'Auf dieser Seite anmelden',
  },
  en: {
    loginWorking: 'Logging in …',
    loginFailedTitle: 'Login failed',
    loginFailedText: 'The login was cancelled or has expired.',
    loginAgain: 'Log in again',
    loginEndedTitle: 'The login has expired',
    loginEndedText: 'Unsaved text stays here and is saved after logging in.',
    loginWindowFailed: 'The login window could not be opened or was closed.',
    loginHere: 'Log in on this page',
  },
});
