import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { FeedError } from './feed-error.ts';
import type { FeedFiles } from './feed-files.ts';

export interface Row {
  /** Its location, e.g. stops.txt:12 */
  at: string;
  /** Trimmed value of a column; '' if the column is missing. */
  get(column: string): string;
}

const LONGEST_RECORD = 1_000_000;
/** Maximum length of an invalid line in messages, characters */
const MAX_EXCERPT = 120;

/**
 * The records of a CSV file of a feed (RFC 4180, UTF-8 with or without byte order mark), one at a time.
 * @throws FeedError for missing columns, an unclosed quote, another character set, or a truncated file
 */
export async function* readTable(feed: FeedFiles, name: string, required: readonly string[]): AsyncGenerator<Row> {
  let columns: Map<string, number> | undefined;
  let line = 0;
  for await (const { text, isCut } of records(await feed.open(name), name)) {
    const values = split(text);
    line++;
    if (!columns) {
      columns = new Map(values.map((column, index) => [column.replace(/^\uFEFF/, '').trim(), index]));
      const lacking = required.filter((column) => !columns!.has(column));
      if (lacking.length > 0) throw new FeedError(lacking.map((column) => `${name} has no column ${column}`));
      continue;
    }
    if (values.length === 1 && values[0] === '') continue;
    const definedColumns = columns;
    const excerpt = text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text;
    // A value with a line break in a record with too many values comes from an unclosed quote.
    if (values.length > columns.size && text.includes('\n'))
      throw new FeedError([`${name}:${line} has a quote that never ends: ${excerpt}`]);
    if (values.length > columns.size)
      throw new FeedError([`${name}:${line} has ${values.length} values for ${columns.size} columns: ${excerpt}`]);
    if (isCut && values.length < columns.size)
      throw new FeedError([
        `${name}:${line} is cut short, it has ${values.length} of ${columns.size} values: ${excerpt}`,
      ]);
    yield {
      at: `${name}:${line}`,
      get: (column) => {
        const index = definedColumns.get(column);
        return index === undefined ? '' : (values[index] ?? '').trim();
      },
    };
  }
  if (!columns) throw new FeedError([`${name} is empty`]);
}

interface TextRecord {
  text: string;
  /** Whether the file ends without a line break after it */
  isCut: boolean;
}

async function* records(stream: Readable, name: string): AsyncGenerator<TextRecord> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let remainder = '';
  let line = 0;
  try {
    for await (const chunk of stream) {
      remainder += decoded(decoder, chunk as Buffer, () => `${name}:${line + 1}`);
      let from = 0;
      for (;;) {
        const end = recordEnd(remainder, from);
        if (end < 0) break;
        line++;
        yield { text: remainder.slice(from, remainder[end - 1] === '\r' ? end - 1 : end), isCut: false };
        from = end + 1;
      }
      remainder = remainder.slice(from);
      if (remainder.length > LONGEST_RECORD) throw neverEnds(name, line + 1, remainder);
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError([`${name} can't be unpacked: ${(error as Error).message}`]);
  }
  remainder += decoded(decoder, undefined, () => `${name}:${line + 1}`);
  if ((remainder.match(/"/g)?.length ?? 0) % 2 === 1) throw neverEnds(name, line + 1, remainder);
  if (remainder) yield { text: remainder.replace(/\r$/, ''), isCut: true };
}

const neverEnds = (name: string, line: number, remainder: string) =>
  new FeedError([`${name}:${line} has a quote that never ends: ${remainder.slice(0, MAX_EXCERPT)}…`]);

/** @param chunk undefined: end of the file @throws FeedError with the content, if it is not UTF-8 */
function decoded(decoder: TextDecoder, chunk: Buffer | undefined, at: () => string): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    const found = /[^\n]*[\u0080-\u00FF][^\n]*/.exec(
      (chunk?.toString('latin1') ?? '')
        .split('\n')
        .filter((text) => !isUtf8(Buffer.from(text, 'latin1')))
        .join('\n'),
    );
    throw new FeedError([
      `${at().split(':')[0]} is not written in UTF-8, but perhaps in Latin-1: ${(found?.[0] ?? '').trim().slice(0, MAX_EXCERPT)}`,
    ]);
  }
}

/** The line break that ends the record, ignoring those between quotes; -1: not received yet */
function recordEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  const quote = text.indexOf('"', from);
  if (end < 0 || quote < 0 || quote > end) return end;
  let quoted = false;
  for (let at = quote; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === '\n' && !quoted) return at;
  }
  return -1;
}

function split(record: string): string[] {
  if (!record.includes('"')) return record.split(',');
  const values: string[] = [];
  let value = '';
  let quoted = false;
  for (let at = 0; at < record.length; at++) {
    const character = record[at]!;
    if (character === '"') {
      if (quoted && record[at + 1] === '"') {
        value += '"';
        at++;
      } else quoted = !quoted;
    } else if (character === ',' && !quoted) {
      values.push(value);
      value = '';
    } else value += character;
  }
  return [...values, value];
}
