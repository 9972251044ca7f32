import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sockets that speak HTTP as they like; all of them end with `close`. */
export class RawClients {
  readonly #port: number;
  readonly #open: Socket[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends, and reads nothing that comes back. */
  async deaf(text: string): Promise<Socket> {
    const socket = await this.#connect();
    socket.pause();
    socket.write(text);
    return socket;
  }

  /** Sends, and reads until the server closes, or for a time in ms. */
  async ask(text: string, longest = 5000): Promise<string> {
    const socket = await this.#connect();
    let answer = '';
    socket.setEncoding('latin1').on('data', (part) => (answer += String(part)));
    socket.write(text, 'latin1');
    await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, longest))]);
    return answer;
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
  }

  async #connect(): Promise<Socket> {
    const socket = connect({ port: this.#port, host: '127.0.0.1' });
    socket.on('error', () => {});
    this.#open.push(socket);
    await once(socket, 'connect');
    return socket;
  }
}
