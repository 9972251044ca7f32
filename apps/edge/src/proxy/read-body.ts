import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { MemoryBudget } from '@umkreis/serving/memory-budget.ts';
import { clientOf } from '../limits/client-of.ts';

/** The API's limit for bodies except uploads, bytes */
const LARGEST_BODY = 1024 * 1024;
/** A picture of 20 MB within a multipart form, bytes */
export const LARGEST_UPLOAD = 24 * 1024 * 1024;
/** A rejected body is discarded for this time, so that the client reads the response, ms. */
const DISCARDED_MS = 10_000;

export type Body =
  | { kind: 'whole'; bytes: Buffer; release(): void }
  /** An upload whose rest is still to come */
  | { kind: 'stream'; stream: Readable }
  | { kind: 'refused'; status: 408 | 413 };

interface Times {
  /** Timeout of the whole body, ms; for uploads that of the request */
  longest: number;
  /** Timeout between two parts, ms */
  idle: number;
}

/**
 * Reads a body before the upstream server is called, so that a slow client only occupies memory of the edge.
 * An upload over 1 MB is streamed.
 */
export async function readBody(
  request: FastifyRequest,
  payload: Readable,
  memoryBudget: MemoryBudget,
  times: Times,
): Promise<Body> {
  const announced = Number(request.headers['content-length'] ?? NaN);
  const isUpload = /^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '');
  if (announced > (isUpload ? LARGEST_UPLOAD : LARGEST_BODY)) return rejectBody(request, payload, 413);
  if (isUpload && announced > LARGEST_BODY) return { kind: 'stream', stream: streamBody([], payload, times.idle) };

  const reservation = memoryBudget.reserve(clientOf(request), () => request.raw.socket.destroy());
  const parts: Buffer[] = [];
  let length = 0;
  return new Promise<Body>((resolve) => {
    const end = (body: Body) => {
      stopListening();
      if (body.kind !== 'whole') reservation.release();
      resolve(body);
    };
    const tooSlow = () => end(rejectBody(request, payload, 408));
    const whole = setTimeout(tooSlow, times.longest);
    const idle = setTimeout(tooSlow, times.idle);
    const onData = (part: Buffer) => {
      idle.refresh();
      parts.push(part);
      length += part.length;
      reservation.add(part.length);
      if (length <= LARGEST_BODY) return;
      payload.pause();
      end(
        isUpload
          ? { kind: 'stream', stream: streamBody(parts, payload, times.idle) }
          : rejectBody(request, payload, 413),
      );
    };
    const onEnd = () => end({ kind: 'whole', bytes: Buffer.concat(parts, length), release: reservation.release });
    // The client has disconnected.
    const onDisconnect = () => end({ kind: 'refused', status: 408 });
    function stopListening() {
      clearTimeout(whole);
      clearTimeout(idle);
      payload.off('data', onData).off('end', onEnd).off('error', onDisconnect).off('close', onDisconnect);
    }
    payload.on('data', onData).on('end', onEnd).on('error', onDisconnect).on('close', onDisconnect);
  });
}

function rejectBody({ raw }: FastifyRequest, payload: Readable, status: 408 | 413): Body {
  payload.on('error', () => {}).resume();
  setTimeout(() => {
    if (!raw.complete) raw.socket.destroy();
  }, DISCARDED_MS).unref();
  return { kind: 'refused', status };
}

/** Streams the received and the remaining parts. Fails if the body is too large or stalls. */
function streamBody(first: readonly Buffer[], payload: Readable, idleMs: number): Readable {
  return Readable.from(
    (async function* () {
      yield* first;
      let length = first.reduce((sum, part) => sum + part.length, 0);
      const idle = setTimeout(() => payload.destroy(new Error('the upload has stopped')), idleMs);
      try {
        for await (const part of payload as AsyncIterable<Buffer>) {
          clearTimeout(idle);
          length += part.length;
          if (length > LARGEST_UPLOAD) throw new Error('the upload is too large');
          yield part;
          idle.refresh();
        }
      } finally {
        clearTimeout(idle);
      }
    })(),
    { objectMode: false },
  );
}
