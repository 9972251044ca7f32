import { defineMessages } from './messages.ts';

/** Texts of the login, and of one that ended. */
export const loginMessages = defineMessages({
  de: {
    loginWorking: 'Anmeldung läuft …',
    loginFailedTitle: 'Die Anmeldung hat nicht geklappt',
    loginFailedText: 'Die Anmeldung wurde abgebrochen oder ist abgelaufen.',
    loginAgain: 'Erneut anmelden',
    loginEndedTitle: 'Die Anmeldung ist abgelaufen',
    loginEndedText: 'Was geschrieben ist, bleibt stehen und wird nach dem Anmelden gespeichert.',
    loginWindowFailed: 'Das Fenster zum Anmelden ging nicht auf oder wurde geschlossen.',
    loginHere: 'Auf dieser Seite anmelden',
  },
  en: {
    loginWorking: 'Logging in …',
    loginFailedTitle: 'The login did not work',
    loginFailedText: 'It was cancelled or has expired.',
    loginAgain: 'Log in again',
    loginEndedTitle: 'Your login has ended',
    loginEndedText: 'What you wrote stays as it is and is saved once you are logged in.',
    loginWindowFailed: 'The window for the login did not open, or was closed.',
    loginHere: 'Log in on this page',
  },
});
