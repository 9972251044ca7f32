import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RouteRequest } from './desk-server.ts';

export interface PassedOn {
  status: number;
  headers: Record<string, string>;
  /** Transferred bytes of the body. */
  sent: number;
  body: Buffer;
}

/** Forwards a page's request to the product on this machine. @throws the connection's error */
export async function passOn(pageRequest: RouteRequest): Promise<PassedOn> {
  const { host, port, pathname, search } = new URL(pageRequest.url());
  const own = await pageRequest.allHeaders();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method: pageRequest.method(),
        headers: { ...own, host, 'accept-encoding': 'br, gzip' },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const raw = Buffer.concat(pieces);
          const {
            'content-encoding': encoding,
            'content-length': _length,
            'transfer-encoding': _transfer,
            ...headers
          } = response.headers;
          resolve({
            status: response.statusCode!,
            headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
            sent: raw.length,
            body: raw.length > 0 ? decoded(raw, encoding) : raw,
          });
        });
      },
    );
    call.on('error', reject);
    call.end(pageRequest.postDataBuffer() ?? undefined);
  });
}

function decoded(raw: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(raw);
  return encoding === 'gzip' ? gunzipSync(raw) : raw;
}
