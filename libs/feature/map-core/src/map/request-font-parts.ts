import type { Map as MapLibreMap } from 'maplibre-gl';
import { partsPathOf, scriptFontsPath } from '@umkreis/contract/script-fonts.ts';
import { withFontFiles } from '@umkreis/map-style/font-faces.ts';
import { loadParts } from '@umkreis/ui/script-fonts/load-parts.ts';

/**
 * Declares the fonts with all characters of a script when a label needs the first of them. The label waits, so that it
 * is not drawn with fonts of the system before.
 */
export function requestFontParts(map: MapLibreMap): void {
  let isRemoved = false;
  map.once('remove', () => (isRemoved = true));
  const declareParts = async (url: string, partsPath: string) => {
    // Without the parts, the most frequent characters are drawn.
    const parts = await loadParts(partsPath).catch(() => null);
    const faces = isRemoved || !parts ? null : map.getFontFaces();
    const files = parts?.map(({ path, ranges }) => ({ url: location.origin + path, ranges }));
    const declared = faces && withFontFiles(faces, url, files!);
    if (declared) {
      map.setFontFaces(declared);
      // MapLibre lays out again what is drawn already, but not the labels that wait for this file.
      map.once('idle', () => map.setFontFaces(map.getFontFaces()));
    }
    return { url };
  };
  map.setTransformRequest((url) => {
    const partsPath = url.startsWith(location.origin + scriptFontsPath)
      ? partsPathOf(url.slice(location.origin.length))
      : null;
    return partsPath ? declareParts(url, partsPath) : undefined;
  });
}
