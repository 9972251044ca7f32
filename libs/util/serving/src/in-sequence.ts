import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests queued on a connection; with more it is closed. */
const MAX_QUEUED = 64;

/**
 * Processes the requests of a connection one after another, as HTTP/1.1 requires for responses: a client that sends
 * many requests without reading responses gets only one processed.
 */
export function inSequence(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    const work = () => {
      response.once('close', () => {
        const next = lines.get(socket)?.shift();
        if (!next) lines.delete(socket);
        else if (!socket.destroyed) next();
      });
      handle(request, response);
    };
    if (!line) {
      lines.set(socket, []);
      work();
    } else if (line.length < MAX_QUEUED) line.push(work);
    else socket.destroy();
  };
}
