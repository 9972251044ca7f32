import { createReadStream } from 'node:fs';
import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { FeedError } from './feed-error.ts';

/** The files of a feed, read as streams. */
export interface FeedFiles {
  has(name: string): boolean;
  /** @throws FeedError for a file that is not there */
  open(name: string): Promise<Readable>;
  close(): Promise<void>;
}

/** A GTFS feed as a folder or a zip file. @throws FeedError for anything else */
export async function openFeed(feed: string): Promise<FeedFiles> {
  const kind = await stat(feed).catch(() => undefined);
  if (!kind) throw new FeedError([`there is no file ${feed}`]);
  return kind.isDirectory() ? folder(feed) : zip(feed, kind.size);
}

const missing = (name: string) => new FeedError([`${name} is missing`]);

async function folder(feed: string): Promise<FeedFiles> {
  const names = new Set(await readdir(feed));
  return {
    has: (name) => names.has(name),
    open: async (name) => {
      if (!names.has(name)) throw missing(name);
      return createReadStream(path.join(feed, name));
    },
    close: async () => {},
  };
}

interface Entry {
  method: number;
  /** Packed, bytes */
  size: number;
  /** Unpacked, bytes */
  length: number;
  /** CRC-32 of the unpacked bytes */
  sum: number;
  offset: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL = 0x02014b50;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 65_535;
/** In place of a value that only the 64-bit form of the format can hold. */
const TOO_LARGE = 0xffffffff;

async function zip(feed: string, size: number): Promise<FeedFiles> {
  const file = await open(feed);
  try {
    const entries = await readEntries(file, size, feed);
    return {
      has: (name) => entries.has(name),
      async open(name) {
        const entry = entries.get(name);
        if (!entry) throw missing(name);
        const local = await read(file, entry.offset, LOCAL_LENGTH);
        const start = entry.offset + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
        if (entry.size === 0) return Readable.from([]);
        const raw = createReadStream(feed, { start, end: start + entry.size - 1 });
        return Readable.from(checked(entry.method === 0 ? raw : unpacked(raw), entry));
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function unpacked(raw: Readable): Readable {
  const inflated = createInflateRaw();
  raw.on('error', (error) => inflated.destroy(error));
  return raw.pipe(inflated);
}

/** The bytes as they are, until the end shows that some are missing or others. */
async function* checked(stream: Readable, { length, sum }: Entry): AsyncGenerator<Buffer> {
  let [bytes, check] = [0, 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    check = crc32(chunk, check);
    yield chunk;
  }
  if (bytes !== length) throw new Error(`${bytes} of ${length} bytes are there`);
  if (check !== sum) throw new Error('its checksum is wrong');
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** The zip file's table of contents; files in a folder of their own count by their last name. */
async function readEntries(file: FileHandle, size: number, feed: string): Promise<Map<string, Entry>> {
  const tail = await read(file, Math.max(0, size - END_LENGTH - LONGEST_COMMENT), END_LENGTH + LONGEST_COMMENT);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || tail.length - end < END_LENGTH || tail.readUInt32LE(end) !== END)
    throw new FeedError([
      (await read(file, 0, 4)).toString('latin1') === 'PK\u0003\u0004'
        ? `${feed} is a zip file that was cut short: its table of contents is missing`
        : `${feed} is neither a folder nor a zip file`,
    ]);
  const [count, length, at] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (at === TOO_LARGE || length === TOO_LARGE)
    throw new FeedError([`${feed} is larger than 4 GB: unpack it and give the folder`]);
  const table = await read(file, at, length);
  const entries = new Map<string, Entry>();
  for (let index = 0, from = 0; index < count; index++) {
    if (from + 46 > table.length || table.readUInt32LE(from) !== CENTRAL)
      throw new FeedError([`${feed} is a broken zip file`]);
    const [method, packed, nameLength] = [
      table.readUInt16LE(from + 10),
      table.readUInt32LE(from + 20),
      table.readUInt16LE(from + 28),
    ];
    const name = table.toString('utf8', from + 46, from + 46 + nameLength);
    if (method !== 0 && method !== 8) throw new FeedError([`${name} is packed in a way that can't be read`]);
    entries.set(path.posix.basename(name), {
      method,
      size: packed,
      length: table.readUInt32LE(from + 24),
      sum: table.readUInt32LE(from + 16),
      offset: table.readUInt32LE(from + 42),
    });
    from += 46 + nameLength + table.readUInt16LE(from + 30) + table.readUInt16LE(from + 32);
  }
  return entries;
}
