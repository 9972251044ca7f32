import type { Readable } from 'node:stream';

interface StoredFile {
  stream: Readable;
  type: string;
  bytes: number;
}

/** Storage of media. Names are flat and derived from the content: the content of a name never changes. */
export interface MediaStore {
  /** Stores a file atomically: readers never see a partial one. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** @throws if it does not exist */
  read(name: string): Promise<Buffer>;
  /** @returns undefined if it does not exist */
  open(name: string): Promise<StoredFile | undefined>;
  exists(name: string): Promise<boolean>;
  /** Deleting a missing file is not an error. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<string>;
  /** Its size, bytes; undefined if it does not exist. */
  bytesOf(name: string): Promise<number | undefined>;
  /** When it was stored; undefined if it does not exist. */
  dateOf(name: string): Promise<Date | undefined>;
}
