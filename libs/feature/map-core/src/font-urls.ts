import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { scriptFonts } from '@umkreis/contract/script-fonts.ts';
import type { FontUrls } from '@umkreis/map-style/font-faces.ts';

/** URLs of the map's label fonts for Latin, shipped with the surface. */
export const latinFontUrls = {
  regularLatin: new URL('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2', import.meta.url).href,
  regularLatinExt: new URL('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2', import.meta.url).href,
  semiboldLatin: new URL('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2', import.meta.url).href,
  semiboldLatinExt: new URL('@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2', import.meta.url).href,
} satisfies FontUrls;

/** URLs of the map's label fonts. Those of other scripts come from the edge. */
export const fontUrls = ({ branch }: Pick<Boot, 'branch'>): FontUrls => ({
  ...latinFontUrls,
  scripts: scriptFonts(contentLanguageOf(branch)).map(({ path, ranges }) => ({ url: location.origin + path, ranges })),
});
