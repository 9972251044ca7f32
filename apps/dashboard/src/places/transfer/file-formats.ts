import { codePart } from '@umkreis/federation/code-part.ts';
import type { ReadFile } from './csv-rows.ts';

const csv = codePart(() => import('./csv-rows.ts'));
const geojson = codePart(() => import('./geojson-rows.ts'));

export const formats = { csv, geojson };

export const LARGEST_FILE = 20_000_000;
export const MOST_ROWS = 20_000;

/** Decodes UTF-8, or Windows-1252 as written by spreadsheets on Windows. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads places from GeoJSON or CSV, detected by the content. @throws Error if the file is invalid */
export async function readPlacesFile(text: string): Promise<ReadFile> {
  return /^\s*\{/.test(text) ? (await geojson.load()).geojsonToRows(text) : (await csv.load()).csvToRows(text);
}

/** Offers a text as a file download. */
export function download(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
