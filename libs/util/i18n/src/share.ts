import { defineMessages } from './messages.ts';

/** Texts of sharing and copying links. */
export const shareMessages = defineMessages({
  de: {
    shareTitle: 'Teilen',
    shareKioskText: 'Mit der Telefonkamera scannen und mitnehmen.',
    shareText: 'Mit der Telefonkamera scannen oder den Link kopieren.',
    copyLink: 'Link kopieren',
    copied: 'Kopiert',
  },
  en: {
    shareTitle: 'Share',
    shareKioskText: 'Scan the code with a phone to take it along.',
    shareText: 'Scan the code with a phone, or copy the link.',
    copyLink: 'Copy link',
    copied: 'Copied',
  },
});
