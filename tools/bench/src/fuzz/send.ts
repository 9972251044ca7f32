import http from 'node:http';
import { connect } from 'node:net';
import type { Call } from './calls.ts';

/** Without an answer after this time a call hangs, ms. */
const LONGEST_MS = 15_000;

export interface Servers {
  edge: { host: string; port: number };
  api: { host: string; port: number };
  /** Host header of a branch */
  branch: string;
}

/** Status codes of the answers; none where the connection was closed without one. 'hangs' when nothing happened. */
export type Outcome = number[] | 'hangs';

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** What came of a call, and how much. */
export interface Reply {
  outcome: Outcome;
  /** Bytes of the answer's body */
  bytes: number;
  /** ms */
  took: number;
}

let sent = 0;
/** An address of its own for each call: what one address may send would be used up by the first of them. */
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
      // Nothing that could be sent
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

/** Bytes that are no whole request are waited for: without an answer after this time the client ends, ms. */
const FIRST_MS = 4000;
/** After the last part of an answer, ms */
const REST_MS = 100;

/** Sends bytes as they are and nothing after them. @param firstMs how long the first part of an answer may take */
export function sendRaw(text: string, { host, port }: Servers['edge'], firstMs = FIRST_MS): Promise<Outcome> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host, port });
    const longest = setTimeout(() => {
      resolve('hangs');
      socket.destroy();
    }, LONGEST_MS);
    let rest = setTimeout(() => socket.end(), firstMs);
    socket
      .setEncoding('latin1')
      .on('data', (part) => {
        answer += String(part);
        clearTimeout(rest);
        // After '100 Continue' the answer is still to come.
        rest = setTimeout(() => socket.end(), /^HTTP\/1\.1 1\d\d [^\n]*\r\n\r\n$/.test(answer) ? firstMs : REST_MS);
      })
      .on('error', () => {})
      .once('close', () => {
        clearTimeout(longest);
        clearTimeout(rest);
        resolve(Array.from(answer.matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status)));
      })
      .write(text, 'latin1');
  });
}
