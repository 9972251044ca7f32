import type { FontUrls } from '@umkreis/map-style/font-faces.ts';

/** URLs of the map's label fonts, shipped with the surface. */
export const fontUrls: FontUrls = {
  regularLatin: new URL('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2', import.meta.url).href,
  regularLatinExt: new URL('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2', import.meta.url).href,
  semiboldLatin: new URL('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2', import.meta.url).href,
  semiboldLatinExt: new URL('@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2', import.meta.url).href,
};
