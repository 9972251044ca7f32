/** Bytes in which the root element has to start: comments and declarations come before it. */
const HEAD_BYTES = 64 * 1024;
const BYTE_ORDER_MARK = '\uFEFF';

/** Whether the root element of a file, in UTF-8, is `svg`. */
export function isSvg(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES).toString('utf8');
  let at = head.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (;;) {
    while (/\s/.test(head.charAt(at))) at++;
    const end = endOfProlog(head, at);
    if (end === undefined) return /^<(?:\w+:)?svg[\s/>]/.test(head.slice(at, at + 100));
    if (end === -1) return false;
    at = end;
  }
}

/** End of the declaration, comment or document type at a position; undefined: there is none, -1: it does not end */
function endOfProlog(head: string, at: number): number | undefined {
  if (head.startsWith('<?', at)) return after(head, '?>', at);
  if (head.startsWith('<!--', at)) return after(head, '-->', at);
  if (!/^<!doctype\s/i.test(head.slice(at, at + 10))) return undefined;
  const end = head.indexOf('>', at);
  const subset = head.indexOf('[', at);
  if (subset === -1 || subset > end) return end === -1 ? -1 : end + 1;
  const closed = head.indexOf(']', subset);
  return closed === -1 ? -1 : after(head, '>', closed);
}

function after(head: string, end: string, from: number): number {
  const at = head.indexOf(end, from);
  return at === -1 ? -1 : at + end.length;
}
