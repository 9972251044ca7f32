import type { Language } from '@umkreis/contract/boot.ts';

/** Ways to put in the English texts that a surface's build left out of its first files. */
const leftOut = new Set<() => Promise<void>>();

/**
 * What a build makes of `defineMessages` where English comes later (`libs/federation/src/build/split-texts.ts`): until
 * then German stands for it.
 */
export function leaveOutEnglish<T>(german: T, fetchTexts: () => Promise<{ english: T }>): Record<Language, T> {
  const messages = { de: german, en: german };
  const putIn = async () => {
    messages.en = (await fetchTexts()).english;
    leftOut.delete(putIn);
  };
  leftOut.add(putIn);
  return messages;
}

/** Whether nothing is left out any more: from the start where a build leaves nothing out. */
export const isEnglishThere = (): boolean => leftOut.size === 0;

/** Puts in what was left out. @throws what fetching it failed with; the next call tries again */
export async function fetchEnglish(): Promise<void> {
  await Promise.all([...leftOut].map((putIn) => putIn()));
}
