import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { inTurn } from './in-turn.ts';
import { OpenConnections } from './open-connections.ts';
import type { ServerLimits } from './server-limits.ts';

/** How often times are checked, ms: so much later than its limit a connection may end. */
const CHECKED_EVERY_MS = 1000;

interface Options extends ServerLimits {
  /** undefined: all may come from one, as behind a proxy */
  connectionsPerAddress?: number;
  /** A body that is announced larger is refused before it is sent (`Expect: 100-continue`). Bytes */
  largestBody: number;
}

/**
 * A web server of which no client can hold more than its share: requests that don't come, answers that aren't read
 * and connections that do nothing end; over the bound the connection goes that has done nothing for the longest time;
 * requests sent without waiting for answers are answered one after the other.
 */
export function createGuardedServer(handle: RequestListener, limits: Options): Server {
  const server = createServer({
    headersTimeout: limits.LIMIT_HEADER_SECONDS * 1000,
    requestTimeout: Math.max(limits.LIMIT_REQUEST_SECONDS, limits.LIMIT_HEADER_SECONDS) * 1000,
    keepAliveTimeout: limits.LIMIT_IDLE_SECONDS * 1000,
    connectionsCheckingInterval: CHECKED_EVERY_MS,
  });
  server.maxRequestsPerSocket = limits.LIMIT_REQUESTS_PER_CONNECTION;
  // Counts while nothing is read or written: a reader that takes nothing is gone after this time.
  server.setTimeout(limits.LIMIT_STALLED_SECONDS * 1000);
  const open = new OpenConnections<Socket>({
    atOnce: limits.LIMIT_CONNECTIONS,
    perAddress: limits.connectionsPerAddress,
  });
  server.on('connection', (socket: Socket) => {
    const end = open.add(socket, socket.remoteAddress ?? '');
    socket.once('close', end);
  });
  const answer = inTurn((request, response) => {
    open.starts(request.socket);
    response.once('close', () => open.rests(request.socket));
    handle(request, response);
  });
  server.on('request', answer);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // Refused by the handler, which knows how.
    if (!(Number(request.headers['content-length']) > limits.largestBody)) response.writeContinue();
    answer(request, response);
  });
  return server;
}
