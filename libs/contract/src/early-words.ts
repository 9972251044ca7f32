/** Text that a visitor typed into the search field of the server-rendered page before the app was loaded. */
export interface EarlyWords {
  words: string;
  /** Whether the field had the focus when the app replaced it. */
  isFocused: boolean;
}

/** ID of the field in the page of the edge. */
export const earlyFieldId = 'early-words';
/** Global variable in which the page's script stores it. */
export const earlyWordsName = 'umkreisEarlyWords';

type Page = typeof globalThis & { [earlyWordsName]?: EarlyWords };

/**
 * Returns the early query once, for the app's search field. null: the page had no such field, or it was not used
 */
export function takeEarlyWords(): EarlyWords | null {
  const page = globalThis as Page;
  const early = page[earlyWordsName];
  delete page[earlyWordsName];
  return early && (early.words || early.isFocused) ? early : null;
}
