import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** The parts of a request that its handler needs. */
export interface RouteRequest {
  url(): string;
  method(): string;
  allHeaders(): Promise<Record<string, string>>;
  postDataBuffer(): Buffer | null;
}

interface RouteResponse {
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Registers handlers that replace the product's responses: the routes of a browser context, or of a server. */
export interface Routes {
  route(
    path: RegExp,
    handle: (route: { request(): RouteRequest; fulfill(response: RouteResponse): Promise<void> }) => Promise<void>,
  ): Promise<unknown>;
}

type Handler = Parameters<Routes['route']>[1];

export interface DeskServer {
  port: number;
  /** Replaces the routes; everything else is passed to the product. */
  setRoutes(prepare: (routes: Routes) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * A proxy in front of the product that replaces some responses. Routes of a browser context would disable its
 * cache, which shares immutable files between page and workers, and delay each request.
 * @param product its port on this machine
 */
export async function startDeskServer(product: number): Promise<DeskServer> {
  let handlers: { path: RegExp; handle: Handler }[] = [];
  const server = createServer((incoming, response) => {
    const host = (incoming.headers.host ?? 'localhost').replace(/:\d+$/, `:${product}`);
    const url = `http://${host}${incoming.url}`;
    const found = handlers.findLast(({ path }) => path.test(url));
    if (!found) return passThrough(incoming, response, host, product);
    void found.handle({
      request: () => toRouteRequest(incoming, url, host),
      fulfill: async (one) => send(response, url, one),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    async setRoutes(prepare) {
      handlers = [];
      await prepare({ route: async (path, handle) => handlers.push({ path, handle }) });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const toRouteRequest = ({ method, headers }: IncomingMessage, url: string, host: string): RouteRequest => ({
  url: () => url,
  method: () => method ?? 'GET',
  allHeaders: async () => ({
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    host,
  }),
  postDataBuffer: () => null,
});

function send(
  response: ServerResponse,
  url: string,
  { status = 200, contentType, headers, body }: RouteResponse,
): void {
  const lasts = url.includes('/json/') ? 'public, max-age=31536000, immutable' : 'no-store';
  response.writeHead(status, {
    'cache-control': lasts,
    ...headers,
    ...(contentType && { 'content-type': contentType }),
  });
  response.end(body);
}

function passThrough(incoming: IncomingMessage, response: ServerResponse, host: string, port: number): void {
  const { method, url: path, headers } = incoming;
  const call = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, host } }, (handle) => {
    response.writeHead(handle.statusCode!, handle.headers);
    handle.pipe(response);
  });
  call.on('error', () => response.destroy());
  incoming.pipe(call);
}
