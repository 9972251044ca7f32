import { createReadStream, createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackedTable } from './manifest.ts';
import { rowDigest } from './row-digest.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly string[]) => columns.map(quoted).join(', ');

/** Formats values identically on every server: dates, floats and intervals. */
export const plainSettings =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set extra_float_digits = 3";

/** Writes a table to a compressed file. @param client in a transaction with a consistent snapshot */
export async function writeTable(
  client: Client,
  name: string,
  columns: readonly string[],
  file: string,
): Promise<BackedTable> {
  const digest = rowDigest();
  await pipeline(
    client.query(copyTo(`copy (select ${listed(columns)} from ${quoted(name)}) to stdout`)),
    digest.stream,
    createGzip({ level: 3 }),
    createWriteStream(file, { mode: 0o600 }),
  );
  return { name, columns: [...columns], ...digest.result() };
}

/** Fills an empty table from such a file. */
export async function fillTable(client: Client, { name, columns }: BackedTable, file: string): Promise<void> {
  if (columns.length === 0) return;
  await pipeline(
    createReadStream(file),
    createGunzip(),
    client.query(copyFrom(`copy ${quoted(name)} (${listed(columns)}) from stdin`)),
  );
}

/** The current digest of a table. */
export async function digestOf(
  client: Client,
  { name, columns }: Pick<BackedTable, 'name' | 'columns'>,
): Promise<{ rows: number; digest: string }> {
  const digest = rowDigest();
  await pipeline(
    client.query(copyTo(`copy (select ${listed(columns)} from ${quoted(name)}) to stdout`)),
    digest.stream,
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  return digest.result();
}
