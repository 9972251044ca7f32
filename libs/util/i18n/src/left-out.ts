import type { Language } from '@umkreis/contract/boot.ts';

/** Functions that load the English texts that the build left out of a surface's first files. */
const leftOut = new Set<() => Promise<void>>();

/**
 * Replaces `defineMessages` in builds that load English lazily (`tools/build/src/split-texts.ts`):
 * until it is loaded, the German texts are used.
 */
export function leaveOutEnglish<T>(german: T, fetchTexts: () => Promise<{ english: T }>): Record<Language, T> {
  const messages = { de: german, en: german };
  const load = async () => {
    messages.en = (await fetchTexts()).english;
    leftOut.delete(load);
  };
  leftOut.add(load);
  return messages;
}

/** Whether all English texts are loaded; always true if the build does not split texts. */
export const isEnglishThere = (): boolean => leftOut.size === 0;

/** Loads the remaining English texts. @throws the error of the request; the next call tries again */
export async function fetchEnglish(): Promise<void> {
  await Promise.all([...leftOut].map((load) => load()));
}
