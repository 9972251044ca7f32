import { PlaceFileError } from './place-file-error.ts';

/** A third parameter of revivers, which has the text of a number (ES2025). */
type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

/** Integers that JavaScript would round, such as some IDs, stay texts. */
const exactIntegers: Reviver = (_key, value, context) =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context?.source ?? value)
    : value;

/** @throws PlaceFileError for invalid or too deeply nested JSON */
export function parseJson(text: string): unknown {
  try {
    return /\d{16}/.test(text) ? JSON.parse(text, exactIntegers) : JSON.parse(text);
  } catch (error) {
    throw new PlaceFileError('damaged', { cause: error });
  }
}
