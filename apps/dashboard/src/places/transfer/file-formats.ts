import { codePart } from '@umkreis/federation/code-part.ts';
import type { ReadFile } from './csv-rows.ts';

const csv = codePart(() => import('./csv-rows.ts'));
const geojson = codePart(() => import('./geojson-rows.ts'));

export const formats = { csv, geojson };

export const LARGEST_FILE = 20_000_000;
export const MOST_ROWS = 20_000;

/** UTF-8, or what spreadsheets on Windows write. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a file of places, by what it holds. @throws Error when it holds none */
export async function readPlacesFile(text: string): Promise<ReadFile> {
  return /^\s*\{/.test(text) ? (await geojson.load()).geojsonToRows(text) : (await csv.load()).csvToRows(text);
}

/** Hands a text to the person as a file. */
export function download(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
