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

/**
 * Opens a GTFS feed in a folder or zip file.
 * @param part folder in the zip file, if it contains several feeds
 * @throws FeedError for anything else
 */
export async function openFeed(feed: string, part?: string): Promise<FeedFiles> {
  const kind = await stat(feed).catch(() => undefined);
  if (!kind) throw new FeedError([`there is no file ${feed}`]);
  return kind.isDirectory() ? folder(path.join(feed, part ?? '')) : zip(feed, part);
}

const missing = (name: string) => new FeedError([`${name} is missing`]);

async function folder(feed: string): Promise<FeedFiles> {
  const names = new Set(
    await readdir(feed).catch(() => {
      throw new FeedError([`there is no folder ${feed}`]);
    }),
  );
  return {
    has: (name) => names.has(name),
    open: async (name) => {
      if (!names.has(name)) throw missing(name);
      return createReadStream(path.join(feed, name));
    },
    close: async () => {},
  };
}

/** The feed may be in a folder of the zip file. */
async function zip(feed: string, part: string | undefined): Promise<FeedFiles> {
  const file = await yauzl.openPromise(feed, { autoClose: false }).catch(async (error: unknown) => {
    throw await zipError(feed, error);
  });
  const all: Entry[] = [];
  try {
    for await (const entry of file.eachEntry()) all.push(entry);
  } catch (error) {
    file.close();
    throw await zipError(feed, error);
  }
  let entries: ReadonlyMap<string, Entry>;
  try {
    entries = entriesOfFeed(feed, all, part);
  } catch (error) {
    file.close();
    throw error;
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

/** A folder with one of these contains a feed. */
const telling = ['stop_times.txt', 'trips.txt', 'agency.txt'];
/** Copies of files that macOS adds to zip files */
const isForeign = (name: string) => name.startsWith('__MACOSX/') || path.posix.basename(name).startsWith('.');

/** The files of the only feed of a zip file, or of the chosen one, by name. */
function entriesOfFeed(feed: string, all: readonly Entry[], part: string | undefined): ReadonlyMap<string, Entry> {
  const folders = new Map<string, Map<string, Entry>>();
  for (const entry of all) {
    const { fileName } = entry;
    if (isForeign(fileName)) continue;
    const files = folders.get(path.posix.dirname(fileName)) ?? new Map<string, Entry>();
    files.set(path.posix.basename(fileName), entry);
    folders.set(path.posix.dirname(fileName), files);
  }
  const feeds = [...folders].filter(([, files]) => telling.some((name) => files.has(name)));
  const wanted = part?.replace(/\/$/, '');
  const chosen = wanted === undefined ? feeds : feeds.filter(([name]) => name === wanted);
  const names = feeds.map(([name]) => `${name}/`).join(', ');
  if (chosen.length > 1) throw new FeedError([`${feed} contains several feeds: ${names}; choose one with --folder`]);
  if (chosen[0]) return chosen[0][1];
  if (wanted !== undefined) throw new FeedError([`${feed} has no feed in ${wanted}/; it has ${names || 'none'}`]);
  const inner = all.filter(({ fileName }) => /\.zip$/i.test(fileName) && !isForeign(fileName));
  if (inner.length > 0)
    throw new FeedError([
      `${feed} contains another zip file, ${inner.map(({ fileName }) => fileName).join(', ')}: unpack it and import that`,
    ]);
  return folders.get('.') ?? new Map<string, Entry>();
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
