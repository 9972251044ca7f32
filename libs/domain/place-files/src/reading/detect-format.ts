import type { PlaceFileFault } from '@umkreis/contract/place-file.ts';
import { PlaceFileError } from './place-file-error.ts';
import { zipNames } from './zip-entries.ts';

export type FileKind = 'xlsx' | 'kmz' | 'text';

const signatures: readonly [PlaceFileFault | 'zip', readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['archive', [0x50, 0x4b, 0x05, 0x06]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['shapefile', [0x00, 0x00, 0x27, 0x0a]],
  ['geopackage', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65]],
];
/** Bytes that texts do not have */
const SAMPLE = 4096;

/**
 * The kind of a file by its content, not its name.
 * @throws PlaceFileError for formats that are not read
 */
export function detectFormat(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new PlaceFileError('empty');
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
  if (found === 'zip') return kindOfZip(zipNames(bytes));
  if (found) throw new PlaceFileError(found);
  if (isBinary(bytes)) throw new PlaceFileError(isOsm(bytes) ? 'osm' : 'unknown');
  return 'text';
}

function kindOfZip(names: readonly string[]): FileKind {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.xml$/)) return 'xlsx';
  if (has(/\.kml$/i)) return 'kmz';
  if (has(/\.shp$/i)) throw new PlaceFileError('shapefile');
  if (has(/^word\/|^ppt\//)) throw new PlaceFileError('document');
  if (has(/^content\.xml$/)) throw new PlaceFileError('ods');
  throw new PlaceFileError('archive');
}

/** Zeros in other places than UTF-16 has them, or control characters. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  const isMarked = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  if (isMarked) return false;
  const zeros = [0, 0];
  let controls = 0;
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2]!++;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  const isWide = Math.min(...zeros) === 0 && Math.max(...zeros) > sample.length / 4;
  return controls > sample.length / 50 || (Math.max(...zeros) > 0 && !isWide);
}

/** The first block of an OSM extract */
const isOsm = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 40)).includes('OSMHeader');
