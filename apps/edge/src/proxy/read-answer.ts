import { PassThrough, type Readable } from 'node:stream';

/** Larger answers are passed on while they are read, bytes. */
export const LARGEST_HELD = 16 * 1024 * 1024;

/**
 * Reads an answer whole, so that the connection it came on is free whoever takes their time with it; a larger one is
 * passed on while it comes.
 * @param count told of every part
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
