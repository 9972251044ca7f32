import { defineMessages } from './messages.ts';

/** Marks data of an invented region, in place of an attribution. */
export const demoMessages = defineMessages({
  de: { demo: 'Erfundene Demodaten' },
  en: { demo: 'Fictional demo data' },
});
