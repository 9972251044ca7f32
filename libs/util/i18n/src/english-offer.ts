/** Texts that offer the English version of a German page, which is why they are not in a catalogue. */
export const englishOffer = {
  switchToEnglish: 'In English',
  alsoInEnglish: 'These pages are available in English.',
  noThanks: 'No thanks',
} as const;
