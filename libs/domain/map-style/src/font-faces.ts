import type { FontFacesSpecification } from '@maplibre/maplibre-gl-style-spec';

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

/** URLs of woff2 files */
export interface FontUrls {
  regularLatin: string;
  regularLatinExt: string;
  semiboldLatin: string;
  semiboldLatinExt: string;
}

/** The style's web fonts, so that labels need no glyph server. */
export function fontFaces(urls: FontUrls): FontFacesSpecification {
  return {
    [regular[0]!]: [
      { url: urls.regularLatin, 'unicode-range': latin },
      { url: urls.regularLatinExt, 'unicode-range': latinExt },
    ],
    [semibold[0]!]: [
      { url: urls.semiboldLatin, 'unicode-range': latin },
      { url: urls.semiboldLatinExt, 'unicode-range': latinExt },
    ],
  };
}
