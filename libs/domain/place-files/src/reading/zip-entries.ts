import { unzipSync } from 'fflate';
import { PlaceFileError } from './place-file-error.ts';

/** More than the tables of a large spreadsheet need, bytes. fflate does not inflate beyond what an entry declares. */
const MOST_INFLATED = 150 * 1024 * 1024;
const MOST_ENTRIES = 2000;

const isXml = (name: string) => /\.(?:xml|rels|kml)$/i.test(name);

/**
 * Names in a zip file.
 * @throws PlaceFileError for a damaged file, and for one that inflates to too much
 */
export function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  let inflated = 0;
  inflate(bytes, ({ name, originalSize }) => {
    names.push(name);
    if (isXml(name)) inflated += originalSize;
    if (inflated > MOST_INFLATED || names.length > MOST_ENTRIES) throw new PlaceFileError('too-large');
    return false;
  });
  return names;
}

/** @throws PlaceFileError for a damaged entry */
export const zipEntry = (bytes: Uint8Array, name: string): Uint8Array =>
  inflate(bytes, (entry) => entry.name === name)[name]!;

function inflate(
  bytes: Uint8Array,
  filter: (entry: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof PlaceFileError ? error : new PlaceFileError('damaged', { cause: error });
  }
}
