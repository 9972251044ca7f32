import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { inSequence } from './in-sequence.ts';
import { OpenConnections } from './open-connections.ts';
import type { ServerLimits } from './server-limits.ts';

/** Interval of timeout checks, ms: a connection may end this much later than its limit. */
const CHECKED_EVERY_MS = 1000;

interface Options extends ServerLimits {
  /** undefined: all connections may share one address, as behind a proxy. */
  connectionsPerAddress?: number;
  /** A larger announced body is rejected before it is sent (`Expect: 100-continue`). Bytes. */
  largestBody: number;
}

/**
 * A web server whose clients cannot use more than their share: closes connections with missing requests, unread
 * responses or no activity; above the limit, the longest idle connection is closed; pipelined requests are
 * processed one after another.
 */
export function createGuardedServer(handle: RequestListener, limits: Options): Server {
  const server = createServer({
    headersTimeout: limits.LIMIT_HEADER_SECONDS * 1000,
    requestTimeout: Math.max(limits.LIMIT_REQUEST_SECONDS, limits.LIMIT_HEADER_SECONDS) * 1000,
    keepAliveTimeout: limits.LIMIT_IDLE_SECONDS * 1000,
    connectionsCheckingInterval: CHECKED_EVERY_MS,
  });
  server.maxRequestsPerSocket = limits.LIMIT_REQUESTS_PER_CONNECTION;
  // Counts while nothing is read or written: a client that reads nothing is disconnected after this time.
  server.setTimeout(limits.LIMIT_STALLED_SECONDS * 1000);
  const open = new OpenConnections<Socket>({
    atOnce: limits.LIMIT_CONNECTIONS,
    perAddress: limits.connectionsPerAddress,
  });
  server.on('connection', (socket: Socket) => {
    const end = open.add(socket, socket.remoteAddress ?? '');
    socket.once('close', end);
  });
  const handleInSequence = inSequence((request, response) => {
    open.starts(request.socket);
    response.once('close', () => open.markIdle(request.socket));
    handle(request, response);
  });
  server.on('request', handleInSequence);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // Larger bodies are rejected by the handler, with a proper response.
    if (!(Number(request.headers['content-length']) > limits.largestBody)) response.writeContinue();
    handleInSequence(request, response);
  });
  return server;
}
