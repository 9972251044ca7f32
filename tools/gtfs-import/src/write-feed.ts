import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import papa from 'papaparse';

export type FeedTable = readonly Readonly<Record<string, string | number>>[];

/** Writes tables as a GTFS folder, replacing its content. The columns of a table are those of its first row. */
export async function writeFeed(folder: string, tables: Readonly<Record<string, FeedTable>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, rows] of Object.entries(tables)) await writeFile(path.join(folder, name), csv(rows));
}

/** CSV as specified in RFC 4180. */
export function csv(rows: FeedTable): string {
  return papa.unparse([...rows], { columns: Object.keys(rows[0] ?? {}), newline: '\r\n' });
}

/** Seconds as H:MM:SS, also beyond 24:00:00. */
export function timeText(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
}
