import {
  hanFontOf,
  partsOf,
  partsPathOf,
  scriptFonts,
  type LargeScript,
  type ScriptFont,
} from '@umkreis/contract/script-fonts.ts';
import type { FontFile } from '@umkreis/map-style/font-faces.ts';
import { fontParts } from './font-parts.ts';

/**
 * The fonts of a style for other sites, which can't load the files of a script when they need them: scripts with
 * one file, and those with many if the content's language needs them.
 * @param language of the content, BCP 47
 */
export function scriptFiles(language: string, origin: string): FontFile[] {
  const fileOf = ({ path, ranges }: ScriptFont) => ({ url: origin + path, ranges });
  const isOwn = /^(?:zh|ja|ko)\b/.test(language);
  const large: LargeScript[] = isOwn ? ['hangul', `han-${hanFontOf(language)}`] : [];
  return [
    ...scriptFonts(language).filter(({ path }) => !partsPathOf(path)),
    ...large.flatMap((script) => partsOf(fontParts(script))),
  ].map(fileOf);
}
