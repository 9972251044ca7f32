import { defineMessages } from './messages.ts';

/** Texts that only developers see. */
export const developerMessages = defineMessages({
  de: { developer: 'Für die Entwicklung' },
  en: { developer: 'For developers' },
});
