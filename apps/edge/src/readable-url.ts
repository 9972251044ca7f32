/** A percent sign that begins no byte, as in '/100%-Bio' typed by hand */
const loosePercent = /%(?![0-9a-f]{2})/gi;

/** Slashes and nothing else name no page: the first one stays, the next is read as a name that nothing has. */
const onlySlashes = /^[/\\]{2,}(?=$|\?)/;

/**
 * A request's path and query as every later step can read them: one slash at the front, percent signs that mean
 * themselves encoded, and so are bytes that are no UTF-8.
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
