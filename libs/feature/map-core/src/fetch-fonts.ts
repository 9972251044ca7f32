import { latinFontUrls } from './font-urls.ts';

/**
 * Preloads the fonts of most labels after MapLibre itself, while the map is created. MapLibre requests them only
 * when it lays out its first labels, which then wait for a round trip.
 */
export function fetchFonts(): void {
  for (const url of [latinFontUrls.regularLatin, latinFontUrls.semiboldLatin])
    // Errors are ignored: MapLibre requests the font again.
    fetch(url).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
}
