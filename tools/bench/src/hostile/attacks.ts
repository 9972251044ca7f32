import { connect, type Socket } from 'node:net';
import { hostileCalls } from '../fuzz/hostile-calls.ts';

/** The one address that all of them come from; loopback is the whole of 127.0.0.0/8 on Linux. */
export const ATTACKER = '127.0.0.66';
const TRICKLE_MS = 1000;
const FLOODERS = 32;
/** Connections that send calls of much work: one of them once held up all visitors, four ended the API. */
const AMPLIFIERS = 4;

export interface Target {
  /** Where sockets go */
  address: string;
  port: number;
  /** Host header: that of a branch */
  host: string;
  /** Path of a large answer */
  large: string;
}

type Attack = (target: Target) => void;

/** Each goes on until its process ends; a connection that was closed is opened anew. */
export const attacks: Record<string, Attack> = {
  'slow headers': (target) => hold(target, 200, () => 'GET /map HTTP/1.1\r\nX-Slow: ', 'x'),
  'slow bodies': (target) =>
    hold(
      target,
      140,
      (one) =>
        `${head(target, 'POST', one % 2 ? '/api/metrics/' : '/api/items/change-requests/', 'Content-Type: application/json', 'Content-Length: 5000')}{`,
      ' ',
    ),
  'slow readers': (target) => {
    hold(target, 140, () => head(target, 'GET', target.large).repeat(60));
    hold(target, 1, () => head(target, 'GET', target.large).repeat(400));
  },
  'thousand connections': (target) => hold(target, 1000, () => ''),
  floods: (target) => {
    for (let one = 0; one < FLOODERS; one++) flood(target, one);
  },
  'large inputs': (target) => {
    for (let one = 0; one < AMPLIFIERS; one++) amplify(target, one);
  },
};

const head = ({ host }: Target, method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n');

function open({ address, port }: Target): Socket {
  return connect({ host: address, port, localAddress: address === '127.0.0.1' ? ATTACKER : undefined }).on(
    'error',
    () => {},
  );
}

/** Connections that send the beginning of something, then a little now and then, and read nothing. */
function hold(target: Target, connections: number, first: (one: number) => string, trickle?: string): void {
  for (let one = 0; one < connections; one++) {
    const start = () => {
      const socket = open(target);
      const text = first(one);
      if (text) socket.write(text);
      socket.pause();
      const timer = trickle === undefined ? undefined : setInterval(() => socket.write(trickle), TRICKLE_MS);
      socket.once('close', () => {
        clearInterval(timer);
        setTimeout(start, TRICKLE_MS);
      });
    };
    setTimeout(start, (one / connections) * TRICKLE_MS);
  }
}

/** Sends small calls that a server may do much work for, each when the last one is answered. */
function amplify(target: Target, seed: number): void {
  const calls = hostileCalls('')
    .filter(({ headers }) => !headers.authorization)
    .map(({ method, path, headers, body = '' }) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      return `${head(target, method, `/api${path}`, ...lines, `Content-Length: ${Buffer.byteLength(body)}`)}${body}`;
    });
  let count = seed;
  const start = () => {
    const socket = open(target);
    const send = () => socket.write(calls[count++ % calls.length]!);
    socket.on('data', send).once('connect', send);
    socket.once('close', () => setTimeout(start, 100));
  };
  start();
}

/** Asks as fast as it is answered: pages of names that don't exist, searches, documents. */
function flood(target: Target, seed: number): void {
  let count = seed * 1_000_000;
  const paths = [
    () => `/map/place/abcdefgh/name-${count}`,
    () => `/api/items/search/?text=gast&branch=1`,
    () => `/map?n=${count}`,
    () => '/api/branches/',
    () => `/nowhere/${count}`,
  ];
  const start = () => {
    const socket = open(target);
    const ask = () => socket.write(head(target, 'GET', paths[count++ % paths.length]!()));
    // One answer may come in several parts: asking for each of them keeps the line full.
    socket.on('data', ask).once('connect', ask);
    socket.once('close', () => setTimeout(start, 100));
  };
  start();
}
