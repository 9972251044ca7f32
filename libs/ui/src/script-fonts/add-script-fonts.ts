import { partsPathOf, scriptFonts, type ScriptFont } from '@umkreis/contract/script-fonts.ts';
import { loadParts } from './load-parts.ts';

/** Extends the typeface of the interface. */
const family = 'Figtree Variable';
/** As in typeface.css: a font for other weights is an alternative to the typeface, not an extension of it. */
const weight = '300 900';

/**
 * Lets the page's texts use fonts for scripts that its typeface lacks. Browsers load the file of a script when a text
 * needs it.
 * @param language of the content, BCP 47
 */
export function addScriptFonts(language: string): void {
  for (const font of scriptFonts(language)) {
    const face = addFace(font);
    const partsPath = partsPathOf(font.path);
    if (partsPath) void addParts(face, partsPath);
  }
}

function addFace({ path, ranges }: ScriptFont): FontFace {
  const face = new FontFace(family, `url(${path})`, { unicodeRange: ranges.join(','), weight, display: 'swap' });
  document.fonts.add(face);
  return face;
}

/** Replaces a font by those with all characters, once the browser has loaded it for some text. */
async function addParts(face: FontFace, partsPath: string): Promise<void> {
  try {
    await face.loaded;
    for (const part of await loadParts(partsPath)) addFace(part);
    document.fonts.delete(face);
  } catch {
    // The system's fonts show the text.
  }
}
