import { createRequire } from 'node:module';
import {
  hanFonts,
  hangulRanges,
  hanRanges,
  type HanFont,
  type LargeScript,
  type ScriptFontParts,
} from '@umkreis/contract/script-fonts.ts';
import { codePointsOf, rangesOf } from './code-points.ts';

const require = createRequire(import.meta.url);

/** The ranges of a font's files. Only numbered files have characters of the script. */
const filesOf = (font: HanFont): [file: string, ranges: string[]][] =>
  Object.entries(require(`@fontsource-variable/noto-sans-${font}/unicode.json`) as Record<string, string>).flatMap(
    ([key, ranges]) => {
      const number = /^\[(\d+)\]$/.exec(key)?.[1];
      return number === undefined ? [] : [[`${font}-${number}`, ranges.split(',')]];
    },
  );

/** The fonts of a script, those with precedence first. */
function fontsFor(script: LargeScript): HanFont[] {
  if (script === 'hangul') return ['kr'];
  const first = hanFonts.find((font) => script === `han-${font}`)!;
  return [first, ...hanFonts.filter((font) => font !== first)];
}

const computed = new Map<LargeScript, ScriptFontParts>();

/** The files of a script, each with the characters that no font with precedence has. Computed once. */
export function fontParts(script: LargeScript): ScriptFontParts {
  const parts = computed.get(script) ?? computeParts(script);
  computed.set(script, parts);
  return parts;
}

function computeParts(script: LargeScript): ScriptFontParts {
  const missing = new Set(codePointsOf(script === 'hangul' ? hangulRanges : hanRanges));
  const parts: ScriptFontParts = {};
  for (const [file, ranges] of fontsFor(script).flatMap(filesOf)) {
    const own = [...codePointsOf(ranges)].filter((one) => missing.delete(one));
    if (own.length > 0) parts[file] = rangesOf(own.toSorted((a, b) => a - b)).join(',');
  }
  return parts;
}
