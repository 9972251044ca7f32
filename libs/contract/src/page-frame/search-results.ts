/** Served by the edge: rows for a search text as HTML, for the page before its app is loaded. */
export const searchResultsPath = '/search-results';

/** @param lang language of the page */
export const searchResultsUrl = (text: string, lang: string): string =>
  `${searchResultsPath}?${new URLSearchParams({ q: text, lang }).toString()}`;
