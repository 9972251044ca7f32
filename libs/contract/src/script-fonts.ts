/**
 * Where the edge serves fonts of scripts that the product's own fonts lack. The files are immutable: the version
 * changes with their packages.
 */
export const scriptFontsPath = '/fonts/5.3.1';

/** Font files with Han characters, by the tradition whose forms they show. */
export const hanFonts = ['sc', 'tc', 'jp', 'kr'] as const;
export type HanFont = (typeof hanFonts)[number];

/** A font file for some Unicode ranges. */
export interface ScriptFont {
  /** Path of a woff2 file with all weights */
  path: string;
  /** As in CSS: `U+E00-E7F` */
  ranges: readonly string[];
}

/** Unicode ranges, separated by commas, by the name of a file of the same folder without `.woff2`. */
export type ScriptFontParts = Record<string, string>;

/** Scripts with one file each. */
export const smallScripts = {
  arabic: ['U+600-6FF', 'U+750-77F', 'U+8A0-8FF', 'U+FB50-FDFF', 'U+FE70-FEFC'],
  bengali: ['U+980-9FE'],
  devanagari: ['U+900-97F', 'U+A8E0-A8FF'],
  hebrew: ['U+590-5FF', 'U+FB1D-FB4F'],
  tamil: ['U+B82-BFA'],
  thai: ['U+E00-E7F'],
} as const satisfies Record<string, readonly string[]>;

/** Hangul */
export const hangulRanges = ['U+1100-11FF', 'U+3130-318F', 'U+A960-A97F', 'U+AC00-D7FF'] as const;
/** Han, kana, bopomofo, and the punctuation and wide forms used with them */
export const hanRanges = ['U+2E80-312F', 'U+3190-A4CF', 'U+F900-FAFF', 'U+FE30-FE4F', 'U+FF00-FFEF', 'U+20000-323AF'];

/**
 * The font for Han characters. The same character has other forms in Japan than in China.
 * @param language of the content, BCP 47
 */
export function hanFontOf(language: string): HanFont {
  if (/^ja\b/i.test(language)) return 'jp';
  if (/^ko\b/i.test(language)) return 'kr';
  return /^yue\b|-(?:hant|tw|hk|mo)\b/i.test(language) ? 'tc' : 'sc';
}

const at = (name: string) => `${scriptFontsPath}/${name}.woff2`;
/** Names of the scripts with many files; those of Han by the tradition whose forms come first */
export type LargeScript = 'hangul' | `han-${HanFont}`;

/** The fonts by script, for content in a language (BCP 47). */
export const scriptFonts = (language: string): ScriptFont[] => [
  ...Object.entries(smallScripts).map(([name, ranges]) => ({ path: at(name), ranges })),
  { path: at('hangul' satisfies LargeScript), ranges: hangulRanges },
  { path: at(`han-${hanFontOf(language)}` satisfies LargeScript), ranges: hanRanges },
];

/**
 * Path of a `ScriptFontParts`, if the script has too many characters for one file: that file has only the most frequent
 * ones, and its loading shows that the parts are needed. null: the file is complete.
 */
export const partsPathOf = (path: string): string | null =>
  /\/(?:hangul|han-[a-z]+)\.woff2$/.test(path) ? path.replace(/woff2$/, 'json') : null;

/** The fonts of the parts. */
export const partsOf = (parts: ScriptFontParts): ScriptFont[] =>
  Object.entries(parts).map(([name, ranges]) => ({ path: at(name), ranges: ranges.split(',') }));
