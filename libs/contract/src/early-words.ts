/** What a visitor has typed into the field of the page's frame, before the app was there. */
export interface EarlyWords {
  words: string;
  /** The field was being typed into when the app took its place. */
  isFocused: boolean;
}

/** Id of the field in the page of the edge. */
export const earlyFieldId = 'early-words';
/** Where the page's script keeps it. */
export const earlyWordsName = 'umkreisEarlyWords';

type Page = typeof globalThis & { [earlyWordsName]?: EarlyWords };

/** The same, for the field of the app; once. null: the page had no such field, or it was left alone */
export function takeEarlyWords(): EarlyWords | null {
  const page = globalThis as Page;
  const early = page[earlyWordsName];
  delete page[earlyWordsName];
  return early && (early.words || early.isFocused) ? early : null;
}
