import { defineMessages } from './messages.ts';

/** Texts of what shares a link, or copies one. */
export const shareMessages = defineMessages({
  de: {
    shareTitle: 'Teilen',
    shareKioskText: 'Mit der Kamera eines Telefons aufnehmen und mitnehmen.',
    shareText: 'Mit der Kamera eines Telefons öffnen oder den Link kopieren.',
    copyLink: 'Link kopieren',
    copied: 'Kopiert',
  },
  en: {
    shareTitle: 'Share',
    shareKioskText: 'Point the camera of a phone at the code and take it along.',
    shareText: 'Open it with the camera of a phone, or copy the link.',
    copyLink: 'Copy link',
    copied: 'Copied',
  },
});
