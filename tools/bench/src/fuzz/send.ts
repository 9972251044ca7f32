import http from 'node:http';
import { connect } from 'node:net';
import type { Call } from './calls.ts';

/** A call without a response after this time counts as hanging, ms. */
const LONGEST_MS = 15_000;

export interface Servers {
  edge: { host: string; port: number };
  api: { host: string; port: number };
  /** Host header of a branch. */
  branch: string;
}

/** Status codes of the responses; empty if the connection was closed without one. 'hangs' if nothing happened. */
export type Outcome = number[] | 'hangs';

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Outcome and size of a call. */
export interface Reply {
  outcome: Outcome;
  /** Bytes of the response body. */
  bytes: number;
  /** ms. */
  took: number;
}

let sent = 0;
/** A separate address per call; otherwise the first ones would use up the limits of one address. */
const nextAddress = () => {
  sent++;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

export function sendCall({ to, method, path, headers, body }: Call, { edge, api, branch }: Servers): Promise<Reply> {
  const payload = body === undefined ? undefined : Buffer.from(body);
  const started = performance.now();
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve({ outcome, bytes, took: performance.now() - started });
    };
    let request: http.ClientRequest;
    try {
      request = http.request({
        ...(to === 'api' ? api : edge),
        agent,
        method,
        path: to === 'behind' ? `/api${path}` : path,
        headers: {
          host: branch,
          ...(to === 'api' && { 'x-forwarded-for': nextAddress() }),
          ...headers,
          ...(payload && { 'content-length': String(payload.length) }),
        },
      });
    } catch {
      // It could not be sent.
      return resolve({ outcome: [], bytes, took: 0 });
    }
    const timer = setTimeout(() => {
      end('hangs');
      request.destroy();
    }, LONGEST_MS);
    request.once('response', (response) =>
      response
        .on('data', (part: Buffer) => (bytes += part.length))
        .once('error', () => {})
        .once('close', () => end([response.statusCode ?? 0])),
    );
    request.once('error', () => end([]));
    request.end(payload);
  });
}

/** Servers wait for incomplete requests: without a response after this time the client closes, ms. */
const FIRST_MS = 4000;
/** After the last part of a response, ms. */
const IDLE_MS = 100;

/** Sends raw bytes and nothing after them. @param firstMs maximum time until the first part of a response */
export function sendRaw(text: string, { host, port }: Servers['edge'], firstMs = FIRST_MS): Promise<Outcome> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host, port });
    const longest = setTimeout(() => {
      resolve('hangs');
      socket.destroy();
    }, LONGEST_MS);
    let idleTimer = setTimeout(() => socket.end(), firstMs);
    socket
      .setEncoding('latin1')
      .on('data', (part) => {
        received += String(part);
        clearTimeout(idleTimer);
        // After '100 Continue' the final response follows.
        idleTimer = setTimeout(
          () => socket.end(),
          /^HTTP\/1\.1 1\d\d [^\n]*\r\n\r\n$/.test(received) ? firstMs : IDLE_MS,
        );
      })
      .on('error', () => {})
      .once('close', () => {
        clearTimeout(longest);
        clearTimeout(idleTimer);
        resolve(Array.from(received.matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status)));
      })
      .write(text, 'latin1');
  });
}
