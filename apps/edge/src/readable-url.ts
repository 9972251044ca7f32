/** A percent sign without a valid escape, as in a manually typed '/100%-Bio' */
const loosePercent = /%(?![0-9a-f]{2})/gi;

/** Repeated slashes must not become the host of a protocol-relative URL: all but the first are encoded. */
const onlySlashes = /^[/\\]{2,}(?=$|\?)/;

/**
 * Normalises a request's path and query: one leading slash; stray percent signs and invalid UTF-8 are encoded.
 */
export function readableUrl(url: string): string {
  const tidy = url
    .replace(onlySlashes, '/%2F')
    .replace(/^[/\\]{2,}/, '/')
    .replace(loosePercent, '%25');
  try {
    decodeURI(tidy);
    return tidy;
  } catch {
    return tidy.replaceAll('%', '%25');
  }
}
