/** Words that this codebase once used in a sense of its own, each with what to write instead. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  afresh: 'again',
  anew: 'again',
  asked: 'requested, query',
  beside: 'next to, adjacent',
  deeds: 'actions',
  dress: 'style, decorate',
  dressed: 'styled, decorated',
  happenings: 'events',
  homecoming: 'return visit',
  homecomings: 'return visits',
  hurried: 'high-priority',
  kin: 'related places',
  mend: 'fix',
  mended: 'fixed',
  openers: 'toggle buttons',
  patience: 'timeout',
  rhythm: 'recurrence, frequency',
  whereabouts: 'location, region lookup',
};

export interface PrivateWord {
  word: string;
  instead: string;
}

/**
 * Private words of a comment, an identifier or a path, each once. Identifiers are split into
 * words: `askedPlaces`, `ASKED_PLACES`. Code in backticks is ignored, since it may name a field of the contract.
 */
export function privateWords(text: string): PrivateWord[] {
  const parts = text.replaceAll(/`[^`]*`/g, ' ').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const words = new Set(parts.map((part) => part.toLowerCase()));
  return [...words]
    .filter((word) => Object.hasOwn(REPLACEMENTS, word))
    .map((word) => ({ word, instead: REPLACEMENTS[word]! }));
}
