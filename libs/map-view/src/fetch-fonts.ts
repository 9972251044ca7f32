import { fontUrls } from './font-urls.ts';

/**
 * Asks for the fonts of most labels once MapLibre has come, in the time that the map is made in. MapLibre asks for them
 * when it lays out its first labels, and these wait a turn of the line then.
 */
export function fetchFonts(): void {
  for (const url of [fontUrls.regularLatin, fontUrls.semiboldLatin])
    // whoever draws with it asks for it anew
    fetch(url).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
}
