import { PassThrough, type Readable } from 'node:stream';

/** Larger responses are streamed, bytes. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;

/**
 * Reads a response completely, so that a slow client does not occupy the upstream connection. A larger one is
 * streamed.
 * @param count called with the size of every part
 */
export async function readResponse(response: Readable, count: (bytes: number) => void): Promise<Buffer | Readable> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    count(part.length);
    if (length > MAX_BUFFERED_BYTES) {
      const passed = new PassThrough();
      for (const one of parts) passed.write(one);
      response.once('error', (error) => passed.destroy(error));
      passed.once('close', () => response.destroy());
      return response.pipe(passed);
    }
  }
  return Buffer.concat(parts, length);
}
