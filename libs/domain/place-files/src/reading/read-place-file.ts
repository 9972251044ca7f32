import type { PlaceTable } from '@umkreis/contract/place-file.ts';
import { readCsv } from './csv-table.ts';
import { decodeText } from './decode-text.ts';
import { detectFormat } from './detect-format.ts';
import { readJson } from './json-table.ts';
import { PlaceFileError } from './place-file-error.ts';
import { readXlsx } from './xlsx-table.ts';
import { readGpx, readKml, readKmz } from './xml-table.ts';

const RECORD_SEPARATOR = '\u001E';
/** Characters in which the root of an XML document is searched */
const ROOT = 4000;

/**
 * Reads a file of places. Untrusted files are read in a worker with limits on time and memory.
 * @throws PlaceFileError for a file that can't be read
 */
export async function readPlaceFile(bytes: Uint8Array<ArrayBuffer>): Promise<PlaceTable> {
  switch (detectFormat(bytes)) {
    case 'xlsx':
      return readXlsx(bytes);
    case 'kmz':
      return readKmz(bytes);
    case 'text':
      return readText(decodeText(bytes));
  }
}

function readText(text: string): PlaceTable {
  // Sequences of JSON start each value with a record separator (RFC 8142).
  const start = text.slice(0, ROOT).replaceAll(RECORD_SEPARATOR, '').trimStart();
  if (start === '') throw new PlaceFileError('empty');
  if (/^[{[]/.test(start)) return readJson(text);
  if (start.startsWith('<')) return readXml(text, start);
  return readCsv(text);
}

function readXml(text: string, start: string): PlaceTable {
  const root = /<(?:\w+:)?([a-zA-Z]\w*)[\s>]/.exec(start.replaceAll(/<!--.*?-->|<[?!][^>]*>/gs, ''))?.[1];
  switch (root) {
    case 'kml':
      return readKml(text);
    case 'gpx':
      return readGpx(text);
    case 'osm':
      throw new PlaceFileError('osm');
    case 'FeatureCollection':
      throw new PlaceFileError('gml');
    default:
      throw new PlaceFileError(/<!doctype html|<html/i.test(start) ? 'html' : 'unknown');
  }
}
