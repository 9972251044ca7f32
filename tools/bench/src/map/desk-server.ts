import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as what answers it needs it. */
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

/** What answers in the product's place: the routes of a browser's context, or a server's. */
export interface Routes {
  route(
    path: RegExp,
    answer: (route: { request(): Asked; fulfill(answer: Answer): Promise<void> }) => Promise<void>,
  ): Promise<unknown>;
}

type Handler = Parameters<Routes['route']>[1];

export interface DeskServer {
  port: number;
  /** Answers as these routes say from now on; all else comes from the product. */
  answerWith(prepare: (routes: Routes) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Stands before the product and answers in its place. Routes of a browser's context would switch its cache off, which
 * has had a file that never changes for page and workers, and hold each request up.
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
