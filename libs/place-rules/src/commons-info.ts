import { commonsOrigin, commonsPictureOrigin } from './commons-picture.ts';

/** A picture on Wikimedia Commons that may be shown, with whom to name. */
export interface CommonsPicture {
  url: string;
  width: number;
  height: number;
  author: string;
  licence: string;
}

/** Width in which it is asked for, px. */
const WIDTH = 640;

/** Where its size, author and licence are asked for (MediaWiki API, imageinfo). @param file 'File:Name.jpg' */
export function commonsInfoUrl(file: string): string {
  const query = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    origin: '*',
    prop: 'imageinfo',
    iiprop: 'url|extmetadata',
    iiurlwidth: String(WIDTH),
    iiextmetadatafilter: 'Artist|LicenseShortName',
    titles: file,
  });
  return `${commonsOrigin}/w/api.php?${query}`;
}

interface Info {
  thumburl?: unknown;
  thumbwidth?: unknown;
  thumbheight?: unknown;
  extmetadata?: Record<string, { value?: unknown }>;
}

/** Words of what may be HTML. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/&(?:amp|quot|#0?39|lt|gt|nbsp);/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 200)
    : '';

/** @returns null for a picture that is gone, lies elsewhere, or doesn't say whose it is and under which licence */
export function readCommonsInfo(answer: unknown): CommonsPicture | null {
  const pages = (answer as { query?: { pages?: { imageinfo?: Info[] }[] } } | null)?.query?.pages;
  const info = Array.isArray(pages) ? pages[0]?.imageinfo?.[0] : undefined;
  if (!info || typeof info.thumburl !== 'string' || !URL.canParse(info.thumburl)) return null;
  const author = wordsOf(info.extmetadata?.Artist?.value);
  const licence = wordsOf(info.extmetadata?.LicenseShortName?.value);
  const { thumbwidth: width, thumbheight: height } = info;
  if (new URL(info.thumburl).origin !== commonsPictureOrigin || !author || !licence) return null;
  return typeof width === 'number' && typeof height === 'number'
    ? { url: info.thumburl, width, height, author, licence }
    : null;
}
