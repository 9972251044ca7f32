import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import { FeedError } from './feed-error.ts';

/** The files of a feed, read as streams. */
export interface FeedFiles {
  has(name: string): boolean;
  /** @throws FeedError if the file is missing */
  open(name: string): Promise<Readable>;
  close(): Promise<void>;
}

/** Opens a GTFS feed in a folder or zip file. @throws FeedError for anything else */
export async function openFeed(feed: string): Promise<FeedFiles> {
  const kind = await stat(feed).catch(() => undefined);
  if (!kind) throw new FeedError([`there is no file ${feed}`]);
  return kind.isDirectory() ? folder(feed) : zip(feed);
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

/** Files in a subfolder are found by their base name. */
async function zip(feed: string): Promise<FeedFiles> {
  const file = await yauzl.openPromise(feed, { autoClose: false }).catch(async (error: unknown) => {
    throw await zipError(feed, error);
  });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of file.eachEntry()) entries.set(path.posix.basename(entry.fileName), entry);
  } catch (error) {
    file.close();
    throw await zipError(feed, error);
  }
  return {
    has: (name) => entries.has(name),
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw missing(name);
      try {
        return Readable.from(checked(await file.openReadStreamPromise(entry), entry));
      } catch (error) {
        throw new FeedError([`${name} can't be unpacked: ${(error as Error).message}`]);
      }
    },
    close: async () => file.close(),
  };
}

/** Passes the bytes through, and verifies the checksum at the end. */
async function* checked(stream: Readable, { crc32: sum }: Entry): AsyncGenerator<Buffer> {
  let check = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    check = crc32(chunk, check);
    yield chunk;
  }
  if (check !== sum) throw new Error('its checksum is wrong');
}

/** The error of a file that cannot be read as a zip file. */
async function zipError(feed: string, error: unknown): Promise<FeedError> {
  const { message } = error as Error;
  const file = await open(feed);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (buffer.toString('latin1') !== 'PK\u0003\u0004')
      return new FeedError([`${feed} is neither a folder nor a zip file`]);
  } finally {
    await file.close();
  }
  return new FeedError([
    /end of central directory/i.test(message)
      ? `${feed} is a zip file that was cut short: its table of contents is missing`
      : `${feed} is a broken zip file: ${message}`,
  ]);
}
