import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  type: string;
  bytes: number;
}

/** Where media lie. Names are flat and made from the content: what is behind a name never changes. */
export interface MediaStore {
  /** Nobody ever reads half a file. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** @throws when it isn't there */
  read(name: string): Promise<Buffer>;
  /** @returns undefined when it isn't there */
  open(name: string): Promise<StoredFile | undefined>;
  exists(name: string): Promise<boolean>;
  /** A file that isn't there is no error. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<string>;
  /** When it was put; undefined when it isn't there. */
  dateOf(name: string): Promise<Date | undefined>;
}
