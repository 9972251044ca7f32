import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Raw HTTP sockets for misbehaving clients; `close` ends all of them. */
export class RawClients {
  readonly #port: number;
  readonly #open: Socket[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends without reading the response. */
  async sendOnly(text: string): Promise<Socket> {
    const socket = await this.#connect();
    socket.pause();
    socket.write(text);
    return socket;
  }

  /** Sends, and reads until the server closes the socket or the timeout in ms expires. */
  async sendAndRead(text: string, longest = 5000): Promise<string> {
    const socket = await this.#connect();
    let response = '';
    socket.setEncoding('latin1').on('data', (part) => (response += String(part)));
    socket.write(text, 'latin1');
    await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, longest))]);
    return response;
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
