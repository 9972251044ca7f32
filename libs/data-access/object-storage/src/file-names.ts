import { createHash } from 'node:crypto';

/** Incremented when renditions change, so that a name always has the same content. */
const RECIPE = 1;

/** 128 bits of the SHA-256 of the file and its rendition recipe, in hexadecimal. */
export const fileHash = (bytes: Buffer): string =>
  createHash('sha256').update(`${RECIPE}\n`).update(bytes).digest('hex').slice(0, 32);

export const masterName = (hash: string) => `${hash}-master`;
export const renditionName = (hash: string, { width, format }: { width: number; format: string }) =>
  `${hash}-${width}.${format}`;
/** Path below the asset root. */
export const mediaUrl = (name: string) => `/media/${name}`;
/** Hash of the file to which a stored name belongs. */
export const hashOfName = (name: string): string | undefined => /^([0-9a-f]{32})-/.exec(name)?.[1];

interface StoredRendition<F> {
  width: number;
  height: number;
  format: F;
}

/** The sizes of a file with their paths, narrowest first, AVIF last of a width. */
export const renditionUrls = <F extends string>(hash: string, renditions: readonly StoredRendition<F>[]) =>
  renditions
    .toSorted((a, b) => a.width - b.width || b.format.localeCompare(a.format))
    .map(({ width, height, format }) => ({
      url: mediaUrl(renditionName(hash, { width, format })),
      width,
      height,
      format,
    }));

/** Path of the small main picture for lists: the narrowest WebP. */
export function thumbnailUrl(
  hash: string,
  renditions: readonly { width: number; format: string }[],
): string | undefined {
  const [narrowest] = renditions.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width);
  return narrowest && mediaUrl(renditionName(hash, narrowest));
}
