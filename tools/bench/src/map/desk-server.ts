import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** The parts of a request that its handler needs. */
export interface Asked {
  url(): string;
  method(): string;
  allHeaders(): Promise<Record<string, string>>;
  postDataBuffer(): Buffer | null;
}

export interface Answer {
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Registers handlers that replace the product's responses: the routes of a browser context, or of a server. */
export interface Routes {
  route(
    path: RegExp,
    answer: (route: { request(): Asked; fulfill(answer: Answer): Promise<void> }) => Promise<void>,
  ): Promise<unknown>;
}

type Handler = Parameters<Routes['route']>[1];

export interface DeskServer {
  port: number;
  /** Replaces the routes; everything else is passed to the product. */
  answerWith(prepare: (routes: Routes) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * A proxy in front of the product that replaces some responses. Routes of a browser context would disable its
 * cache, which shares immutable files between page and workers, and delay each request.
 * @param product its port on this machine
 */
export async function startDeskServer(product: number): Promise<DeskServer> {
  let handlers: { path: RegExp; answer: Handler }[] = [];
  const server = createServer((asked, response) => {
    const host = (asked.headers.host ?? 'localhost').replace(/:\d+$/, `:${product}`);
    const url = `http://${host}${asked.url}`;
    const found = handlers.findLast(({ path }) => path.test(url));
    if (!found) return passThrough(asked, response, host, product);
    void found.answer({ request: () => askedFor(asked, url, host), fulfill: async (one) => send(response, url, one) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    async answerWith(prepare) {
      handlers = [];
      await prepare({ route: async (path, answer) => handlers.push({ path, answer }) });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const askedFor = ({ method, headers }: IncomingMessage, url: string, host: string): Asked => ({
  url: () => url,
  method: () => method ?? 'GET',
  allHeaders: async () => ({
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    host,
  }),
  postDataBuffer: () => null,
});

function send(response: ServerResponse, url: string, { status = 200, contentType, headers, body }: Answer): void {
  const lasts = url.includes('/json/') ? 'public, max-age=31536000, immutable' : 'no-store';
  response.writeHead(status, {
    'cache-control': lasts,
    ...headers,
    ...(contentType && { 'content-type': contentType }),
  });
  response.end(body);
}

function passThrough(asked: IncomingMessage, response: ServerResponse, host: string, port: number): void {
  const { method, url: path, headers } = asked;
  const call = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, host } }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.destroy());
  asked.pipe(call);
}
