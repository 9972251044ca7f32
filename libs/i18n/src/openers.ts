import { defineMessages } from './messages.ts';

/** Texts of the first map that lead to what loads later, and of its frame: chat, proposals, contests. */
export const openerMessages = defineMessages({
  de: {
    proposeChange: 'Änderung vorschlagen',
    proposePlace: 'Ort vorschlagen',
    proposalOf: (title: string) => `Änderung vorschlagen: ${title}`,
    newPlace: 'Neuen Ort vorschlagen',
    proposeOnPhone: 'Auf dem Telefon vorschlagen',
    proposeHere: 'Hier vorschlagen',
    proposeOnPhoneText: 'QR-Code mit der Kamera des Telefons aufnehmen: dort lässt sich der Vorschlag schreiben.',
    proposalState: 'Stand des Vorschlags',
    contests: 'Wettbewerbe',
    contest: (title: string) => `Wettbewerb: ${title}`,
    contestUntil: (date: string) => `Teilnahme bis ${date}`,
    contestOver: 'Dieser Wettbewerb ist vorbei',
    contestOverText: 'Vielleicht läuft bald ein neuer.',
    chat: 'Fragen',
  },
  en: {
    proposeChange: 'Suggest a change',
    proposePlace: 'Suggest a place',
    proposalOf: (title: string) => `Suggest a change: ${title}`,
    newPlace: 'Suggest a new place',
    proposeOnPhone: 'Suggest it on a phone',
    proposeHere: 'Suggest it here',
    proposeOnPhoneText: 'Point the camera of a phone at the QR code: the suggestion can be written there.',
    proposalState: 'State of the suggestion',
    contests: 'Contests',
    contest: (title: string) => `Contest: ${title}`,
    contestUntil: (date: string) => `Open until ${date}`,
    contestOver: 'This contest is over',
    contestOverText: 'There may be a new one soon.',
    chat: 'Ask',
  },
});
