/** What all sizes of a picture have in common, from the path of one; undefined for other paths. */
export const pictureOfPath = (pathname: string): string | undefined =>
  /\/media\/([0-9a-f]{32})-\d+\.(?:webp|avif)$/.exec(pathname)?.[1];
