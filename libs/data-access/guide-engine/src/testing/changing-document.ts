import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A document at its own URL, which may change between requests. */
export interface ChangingDocument {
  url: string;
  /** undefined: responds with 404 */
  document: unknown;
  /** Number of requests */
  requestCount: number;
  close(): void;
}

/** Serves a document locally until it is closed. */
export async function changingDocument(document?: unknown): Promise<ChangingDocument> {
  const server = createServer((_, response) => {
    served.requestCount += 1;
    response.writeHead(served.document === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(served.document ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const served: ChangingDocument = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    document,
    requestCount: 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return served;
}
