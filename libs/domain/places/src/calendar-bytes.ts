const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;

/**
 * The text of an iCalendar file. Folded lines are joined before the bytes are decoded, because RFC 5545 allows a
 * fold inside a character (section 3.1).
 * @param bytes UTF-8, UTF-16 with a byte order mark, or Windows-1252
 */
export function calendarText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unfolded = unfold(bytes);
  const text = new TextDecoder().decode(unfolded);
  const unreadable = text.split('\uFFFD').length - 1;
  if (unreadable === 0) return text;
  // A single damaged character does not make the other ones Windows-1252.
  const readable = (text.match(/[\u0080-\uFFFC]/g) ?? []).length;
  return unreadable > readable ? new TextDecoder('windows-1252').decode(unfolded) : text;
}

function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const lineEnd = bytes[index] === CR && bytes[index + 1] === LF ? 2 : bytes[index] === LF ? 1 : 0;
    const next = bytes[index + lineEnd];
    if (lineEnd > 0 && (next === SPACE || next === TAB)) index += lineEnd;
    else unfolded[length++] = bytes[index]!;
  }
  return unfolded.subarray(0, length);
}
