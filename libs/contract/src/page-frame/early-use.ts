/** What a visitor did on the server-rendered page before the app was loaded. */
export interface EarlyUse {
  /** Text in the search field */
  words: string;
  /** Whether the search field had the focus when the app replaced it. */
  isFocused: boolean;
  /** Whether the list of the first places was touched, scrolled or focused. */
  isListUsed: boolean;
  /** Settles when the results of the latest search are in the page's list; absent without a search. */
  search?: Promise<unknown>;
  /** Settles when the app can search the places; absent without an engine. */
  searchReady?: Promise<unknown>;
}

/** ID of the search field in the page of the edge. */
export const earlyFieldId = 'early-words';
/** ID of the panel with the first places, or with the text of the page. */
export const framePanelId = 'frame-panel';
/** ID of the first places in it. */
export const earlyListId = 'early-list';

declare global {
  var umkreisEarlyUse: EarlyUse | undefined;
}

/** Publishes the object that the page's script keeps current until the app is loaded. */
export function setEarlyUse(use: EarlyUse): void {
  globalThis.umkreisEarlyUse = use;
}

/** Returns the early use once, for the app. null: the page had no such elements */
export function takeEarlyUse(): EarlyUse | null {
  const use = globalThis.umkreisEarlyUse ?? null;
  globalThis.umkreisEarlyUse = undefined;
  return use;
}

/** Longest time that the results of the page stay while the app loads the places to search, ms. */
const LONGEST_MS = 8000;

/** Sets the search whose results the page is about to show. */
export function setEarlySearch(search: Promise<unknown>): void {
  if (globalThis.umkreisEarlyUse) globalThis.umkreisEarlyUse.search = search;
}

/** Sets when the app can search the places itself. */
export function setSearchReady(ready: Promise<unknown>): void {
  if (globalThis.umkreisEarlyUse) globalThis.umkreisEarlyUse.searchReady = ready;
}

/** If the page shows results: resolves when the app can show them as well, or after some seconds. */
export async function searchTakenOver(): Promise<void> {
  const { words, searchReady } = globalThis.umkreisEarlyUse ?? {};
  if (!words || !searchReady) return;
  const late = new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
  });
  await Promise.race([searchReady.catch(() => undefined), late]);
}
