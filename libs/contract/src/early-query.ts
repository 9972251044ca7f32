/** Text that a visitor typed into the search field of the server-rendered page before the app was loaded. */
export interface EarlyQuery {
  words: string;
  /** Whether the field had the focus when the app replaced it. */
  isFocused: boolean;
}

/** ID of the field in the page of the edge. */
export const earlyFieldId = 'early-words';
/** Global variable in which the page's script stores it. */
export const earlyQueryName = 'umkreisEarlyWords';

type Page = typeof globalThis & { [earlyQueryName]?: EarlyQuery };

/**
 * Returns the early query once, for the app's search field. null: the page had no such field, or it was not used
 */
export function takeEarlyQuery(): EarlyQuery | null {
  const page = globalThis as Page;
  const early = page[earlyQueryName];
  delete page[earlyQueryName];
  return early && (early.words || early.isFocused) ? early : null;
}
