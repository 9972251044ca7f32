import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const NEWLINE = 10;

export interface RowDigest {
  stream: Transform;
  /** Available once the stream has ended. */
  result(): { rows: number; digest: string };
}

/**
 * Passes a table through in PostgreSQL's text format, one line per row, and sums the hashes of the rows, so that
 * the order does not matter.
 */
export function rowDigest(): RowDigest {
  let rows = 0;
  let sum = 0n;
  let open: Buffer[] = [];
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
        const hash = createHash('sha256');
        for (const part of open) hash.update(part);
        open = [];
        sum = BigInt.asUintN(
          128,
          sum + BigInt(`0x${hash.update(chunk.subarray(from, end)).digest('hex').slice(0, 32)}`),
        );
        rows++;
        from = end + 1;
      }
      if (from < chunk.length) open.push(Buffer.from(chunk.subarray(from)));
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, digest: sum.toString(16).padStart(32, '0') }) };
}
