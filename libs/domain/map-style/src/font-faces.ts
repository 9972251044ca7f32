import type { FontFacesSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';

/** Names of the map's fonts in `text-font` */
export const regular = ['Map Regular'];
export const semibold = ['Map Semibold'];

const latin = [
  'U+0000-00FF',
  'U+0131',
  'U+0152-0153',
  'U+02C6',
  'U+02DA',
  'U+02DC',
  'U+2000-206F',
  'U+20AC',
  'U+2122',
  'U+2191',
  'U+2193',
  'U+2212',
  'U+2215',
];
const latinExt = [
  'U+0100-0130',
  'U+0132-0151',
  'U+0154-02BA',
  'U+1E00-1E9F',
  'U+1EF2-1EFF',
  'U+2020',
  'U+20A0-20AB',
  'U+20AD-20C0',
];

/** A font file for some Unicode ranges, as in CSS. */
export interface FontFile {
  url: string;
  ranges: readonly string[];
}

/** URLs of woff2 files */
export interface FontUrls {
  regularLatin: string;
  regularLatinExt: string;
  semiboldLatin: string;
  semiboldLatinExt: string;
  /** Other scripts, in one weight; default: drawn with fonts of the system */
  scripts?: readonly FontFile[];
}

const faceOf = ({ url, ranges }: FontFile) => ({ url, 'unicode-range': [...ranges] });

/** The style's web fonts, so that labels need no glyph server. MapLibre loads a file when a label needs it. */
export function fontFaces(urls: FontUrls): FontFacesSpecification {
  const scripts = (urls.scripts ?? []).map(faceOf);
  return {
    [regular[0]!]: [
      { url: urls.regularLatin, 'unicode-range': latin },
      { url: urls.regularLatinExt, 'unicode-range': latinExt },
      ...scripts,
    ],
    [semibold[0]!]: [
      { url: urls.semiboldLatin, 'unicode-range': latin },
      { url: urls.semiboldLatinExt, 'unicode-range': latinExt },
      ...scripts,
    ],
  };
}

/**
 * The fonts of a style with several files in place of one, wherever it is used.
 * @returns null if the style does not use the file
 */
export function withFontFiles(
  faces: FontFacesSpecification,
  url: string,
  files: readonly FontFile[],
): FontFacesSpecification | null {
  let isUsed = false;
  const replaced = Object.entries(faces).map(([name, declared]) => {
    if (!Array.isArray(declared) || !declared.some((face) => face.url === url)) return [name, declared];
    isUsed = true;
    return [name, declared.flatMap((face) => (face.url === url ? files.map(faceOf) : face))];
  });
  return isUsed ? (Object.fromEntries(replaced) as FontFacesSpecification) : null;
}

/** The fonts of this module in a style; null: it has none. */
export function ownFontFaces(style: StyleSpecification | undefined): FontFacesSpecification | null {
  const faces = style?.['font-faces'];
  const names = [regular[0]!, semibold[0]!];
  if (!faces || !names.every((name) => name in faces)) return null;
  return Object.fromEntries(names.map((name) => [name, faces[name]!]));
}
