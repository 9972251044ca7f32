import { PassThrough, type Readable } from 'node:stream';

/** Larger responses are streamed, bytes. */
export const LARGEST_HELD = 16 * 1024 * 1024;

/**
 * Reads a response completely, so that a slow client does not occupy the upstream connection. A larger one is
 * streamed.
 * @param count called with the size of every part
 */
export async function readAnswer(answer: Readable, count: (bytes: number) => void): Promise<Buffer | Readable> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    count(part.length);
    if (length > LARGEST_HELD) {
      const passed = new PassThrough();
      for (const one of parts) passed.write(one);
      answer.once('error', (error) => passed.destroy(error));
      passed.once('close', () => answer.destroy());
      return answer.pipe(passed);
    }
  }
  return Buffer.concat(parts, length);
}
