import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { FeedError } from './feed-error.ts';
import type { FeedFiles } from './feed-files.ts';

export interface Row {
  /** Where it stands, e.g. stops.txt:12 */
  at: string;
  /** Trimmed value of a column; '' where the column is missing. */
  get(column: string): string;
}

const LONGEST_RECORD = 1_000_000;

/**
 * The records of a CSV file of a feed (RFC 4180, UTF-8 with or without a mark), one at a time.
 * @throws FeedError for missing columns or a broken file
 */
export async function* readTable(feed: FeedFiles, name: string, required: readonly string[]): AsyncGenerator<Row> {
  let columns: Map<string, number> | undefined;
  let line = 0;
  for await (const values of records(await feed.open(name), name)) {
    line++;
    if (!columns) {
      columns = new Map(values.map((column, index) => [column.replace(/^\uFEFF/, '').trim(), index]));
      const lacking = required.filter((column) => !columns!.has(column));
      if (lacking.length > 0) throw new FeedError(lacking.map((column) => `${name} has no column ${column}`));
      continue;
    }
    if (values.length === 1 && values[0] === '') continue;
    const known = columns;
    yield {
      at: `${name}:${line}`,
      get: (column) => {
        const index = known.get(column);
        return index === undefined ? '' : (values[index] ?? '').trim();
      },
    };
  }
  if (!columns) throw new FeedError([`${name} is empty`]);
}

async function* records(stream: Readable, name: string): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of stream) {
      rest += decoder.write(chunk as Buffer);
      let from = 0;
      for (;;) {
        const end = recordEnd(rest, from);
        if (end < 0) break;
        yield split(rest.slice(from, rest[end - 1] === '\r' ? end - 1 : end));
        from = end + 1;
      }
      rest = rest.slice(from);
      if (rest.length > LONGEST_RECORD) throw new FeedError([`${name} has a quote that never ends`]);
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError([`${name} can't be unpacked: ${(error as Error).message}`]);
  }
  rest += decoder.end();
  if (rest) yield split(rest.replace(/\r$/, ''));
}

/** The line break that ends the record; those between quotes belong to it. -1: not there yet */
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
    const letter = record[at]!;
    if (letter === '"') {
      if (quoted && record[at + 1] === '"') {
        value += '"';
        at++;
      } else quoted = !quoted;
    } else if (letter === ',' && !quoted) {
      values.push(value);
      value = '';
    } else value += letter;
  }
  return [...values, value];
}
