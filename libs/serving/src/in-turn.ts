import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection for those before them; more, and it is closed. */
const MOST_WAITING = 64;

/**
 * Answers the requests of a connection one after the other, as HTTP/1.1 has them answered anyway: whoever sends many
 * at once and reads no answer has one of them worked on.
 */
export function inTurn(handle: RequestListener): RequestListener {
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
    } else if (line.length < MOST_WAITING) line.push(work);
    else socket.destroy();
  };
}
