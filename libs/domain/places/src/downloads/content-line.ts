/** RFC 5545, 3.1: at most 75 octets per line */
const LONGEST_LINE = 75;

/** TEXT of RFC 5545, 3.3.11; invalid characters are removed. */
export const escapedText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- RFC 5545 forbids controls
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Folds a line at 75 octets, never inside a character; continuation lines start with a space. */
export function foldedLine(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LONGEST_LINE) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += octets;
  }
  return [...pieces, piece].join('\r\n');
}
