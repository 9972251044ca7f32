import { PlaceFileError } from './place-file-error.ts';

/** A third parameter of revivers, which has the text of a number (ES2025). */
type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

/** Integers that JavaScript would round, such as some IDs, stay texts. */
const exactIntegers: Reviver = (_key, value, context) =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context?.source ?? value)
    : value;

const parse = (text: string): unknown => (/\d{16}/.test(text) ? JSON.parse(text, exactIntegers) : JSON.parse(text));

/**
 * Also reads a value per line (GeoJSON text sequences, RFC 8142), as a list.
 * @throws PlaceFileError for invalid or too deeply nested JSON
 */
export function parseJson(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const lines = text
      .replaceAll('\u001E', '\n')
      .split(/[\r\n]+/)
      .filter((line) => line.trim());
    // A damaged document ends within its first line, or starts with one that is no value.
    try {
      if (lines.length > 1 && lines[0]!.trim().startsWith('{')) return lines.map(parse);
    } catch {
      // Reported as the error of the whole text
    }
    throw new PlaceFileError('damaged', { cause: error });
  }
}
