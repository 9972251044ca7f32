import { commonsOrigin, commonsPictureOrigin } from './commons-picture.ts';

/** A picture on Wikimedia Commons with its attribution. */
export interface CommonsPicture {
  url: string;
  width: number;
  height: number;
  /** The attribution the author asks for */
  author: string;
  licence: string;
  /** URL of the licence text, https; null: none, as for the public domain */
  licenceUrl: string | null;
}

/** Requested width, px: one that Commons has cached */
const WIDTH = 960;

/**
 * URL for size, author and licence of a file (MediaWiki API, imageinfo); follows renamed files.
 * @param file 'File:Name.jpg'
 */
export function commonsInfoUrl(file: string): string {
  const query = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    origin: '*',
    redirects: '1',
    prop: 'imageinfo',
    iiprop: 'url|extmetadata',
    iiurlwidth: String(WIDTH),
    iiextmetadatafilter: 'Artist|Attribution|LicenseShortName|LicenseUrl',
    titles: file,
  });
  return `${commonsOrigin}/w/api.php?${query.toString()}`;
}

interface Info {
  thumburl?: unknown;
  thumbwidth?: unknown;
  thumbheight?: unknown;
  extmetadata?: Record<string, { value?: unknown }>;
}

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };
/** Machine-readable parts of Commons pages */
const hidden = /<style[^>]*>[^]*?<\/style>|<(\w+)[^>]*display:\s*none[^>]*>[^]*?<\/\1>/gi;
const LONGEST = 200;
const LONGEST_MARKUP = 10_000;

function characterOf(reference: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (!hex && !decimal) return named[name] ?? reference;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** Text of a value that may be HTML. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, LONGEST_MARKUP)
        .replaceAll(hidden, '')
        .replaceAll(/<\/?(?:a|abbr|b|bdi|em|i|span|strong)\b[^>]*>/gi, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/&(#?\w+);/g, characterOf)
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, LONGEST)
    : '';

const addressOf = (value: unknown): string | null =>
  typeof value === 'string' && URL.canParse(value, 'https://commons.wikimedia.org') && /^(https?:)?\/\//.test(value)
    ? value.replace(/^(http:)?\/\//, 'https://')
    : null;

/** @returns null for a picture that is missing, stored elsewhere, or without author and licence */
export function readCommonsInfo(response: unknown): CommonsPicture | null {
  const pages = (response as { query?: { pages?: { imageinfo?: Info[] }[] } } | null)?.query?.pages;
  const info = Array.isArray(pages) ? pages[0]?.imageinfo?.[0] : undefined;
  if (!info || typeof info.thumburl !== 'string' || !URL.canParse(info.thumburl)) return null;
  const metadata = info.extmetadata ?? {};
  const author = textOf(metadata.Attribution?.value) || textOf(metadata.Artist?.value);
  const licence = textOf(metadata.LicenseShortName?.value);
  const { thumbwidth: width, thumbheight: height } = info;
  if (new URL(info.thumburl).origin !== commonsPictureOrigin || !author || !licence) return null;
  return typeof width === 'number' && typeof height === 'number'
    ? { url: info.thumburl, width, height, author, licence, licenceUrl: addressOf(metadata.LicenseUrl?.value) }
    : null;
}
