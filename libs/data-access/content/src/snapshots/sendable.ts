import type { Readable } from 'node:stream';

type Body = Buffer | (() => Readable);

/** A document, or one whose encodings are loaded on demand. */
export interface Sendable {
  etag: string;
  raw: Body;
  br: Body | null;
  gz: Body | null;
}
