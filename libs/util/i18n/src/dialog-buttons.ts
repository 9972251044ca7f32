import { defineMessages } from './messages.ts';

/** Texts of the first map that open lazy features, and of its frame: chat, proposals, contests. */
export const openerMessages = defineMessages({
  de: {
    proposeChange: 'Änderung vorschlagen',
    proposePlace: 'Ort vorschlagen',
    proposalOf: (title: string) => `Änderung vorschlagen: ${title}`,
    newPlace: 'Neuen Ort vorschlagen',
    proposeOnPhone: 'Auf dem Telefon vorschlagen',
    proposeHere: 'Hier vorschlagen',
    proposeOnPhoneText: 'QR-Code mit der Telefonkamera scannen und den Vorschlag dort schreiben.',
    proposalState: 'Status des Vorschlags',
    contests: 'Gewinnspiele',
    contest: (title: string) => `Gewinnspiel: ${title}`,
    contestUntil: (date: string) => `Teilnahme bis ${date}`,
    contestOver: 'Dieses Gewinnspiel ist beendet',
    contestOverText: 'Vielleicht läuft bald ein neues.',
    chat: 'Fragen',
  },
  en: {
    proposeChange: 'Suggest a change',
    proposePlace: 'Suggest a place',
    proposalOf: (title: string) => `Suggest a change: ${title}`,
    newPlace: 'Suggest a new place',
    proposeOnPhone: 'Suggest it on a phone',
    proposeHere: 'Suggest it here',
    proposeOnPhoneText: 'Scan the QR code with a phone to write the suggestion there.',
    proposalState: 'Status of the suggestion',
    contests: 'Contests',
    contest: (title: string) => `Contest: ${title}`,
    contestUntil: (date: string) => `Open until ${date}`,
    contestOver: 'This contest has ended',
    contestOverText: 'There may be a new one soon.',
    chat: 'Ask',
  },
});
