import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts that are only visible to developers. */
export const developerMessages = defineMessages({
  de: { developer: 'Für die Entwicklung' },
  en: { developer: 'For developers' },
});
