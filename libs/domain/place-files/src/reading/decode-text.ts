type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Bytes whose zeros show UTF-16 without a byte order mark */
const SAMPLE = 200;

/** Decodes UTF-8, UTF-16 or, as written by spreadsheets on Windows, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return withoutMark(new TextDecoder(encoding).decode(bytes));
  try {
    return withoutMark(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const zeros = [0, 0];
  const end = Math.min(SAMPLE, bytes.length);
  for (let at = 0; at < end; at++) if (bytes[at] === 0) zeros[at % 2]!++;
  if (zeros[1]! > end / 4) return 'utf-16le';
  return zeros[0]! > end / 4 ? 'utf-16be' : 'utf-8';
}

const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text);
