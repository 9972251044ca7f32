import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { handleUpload, type Stored, type StoredObjects } from './handle-upload.ts';

export interface TestRequest {
  method: string;
  /** '' for a listing */
  key: string;
}

/**
 * How a request is treated: `serve` is the default, `fail` returns 500, `hang` never responds, `cut` sends the
 * headers but not the content, `lose` executes it without responding.
 */
type Treatment = 'serve' | 'fail' | 'hang' | 'cut' | 'lose';

export interface TestBucket extends StoredObjects {
  /** As RELEASES_… variables */
  env: Record<string, string>;
  /** Decides about each request when it arrives; set by tests. */
  treat: (request: TestRequest) => Treatment;
  /** Delay of each request, ms */
  delayMs: number;
  /** Executes writes regardless of their conditions, as older services do. */
  ignoresConditions: boolean;
  /** All requests so far */
  requests: TestRequest[];
  close(): Promise<void>;
}

const NAME = 'releases';
const KEY_ID = 'test';

/**
 * An in-memory S3-compatible service: objects with ETags, conditional writes, ranges, uploads in parts, paginated
 * listings. It has one bucket and one key; signatures are not checked.
 * @param pageSize objects per page of a listing
 * @param tls key and certificate (PEM); it uses HTTPS then
 */
export async function startTestBucket({
  pageSize = 1000,
  tls,
}: { pageSize?: number; tls?: { key: string; cert: string } } = {}): Promise<TestBucket> {
  const bucket: TestBucket = {
    env: {},
    objects: new Map(),
    parts: new Map(),
    treat: () => 'serve',
    delayMs: 0,
    ignoresConditions: false,
    requests: [],
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    void handleRequest(bucket, pageSize, request, response);
  const server = tls ? createTlsServer(tls, handle) : createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  bucket.env = {
    RELEASES_STORE: 's3',
    RELEASES_S3_BUCKET: NAME,
    RELEASES_S3_ENDPOINT: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    RELEASES_S3_KEY_ID: KEY_ID,
    RELEASES_S3_SECRET: 'test',
    RELEASES_S3_REGION: 'us-east-1',
  };
  return bucket;
}

async function handleRequest(bucket: TestBucket, pageSize: number, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(url.pathname).slice(NAME.length + 2);
  bucket.requests.push({ method, key });
  const body = await buffer(request).catch(() => undefined);
  if (bucket.delayMs > 0) await wait(bucket.delayMs);
  const treatment = bucket.treat({ method, key });
  if (treatment === 'hang' || body === undefined) return;
  const found = bucket.objects.get(key);
  const fail = (status: number, code: string) =>
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  if (treatment === 'fail') return fail(500, 'InternalError');
  if (url.pathname.split('/')[1] !== NAME) return fail(404, 'NoSuchBucket');
  if (!isSignedBy(KEY_ID, headers.authorization, url)) return fail(403, 'InvalidAccessKeyId');
  if (handleUpload(bucket, { method, key, query: url.searchParams, body }, response)) return;
  if (method === 'PUT') {
    if (!bucket.ignoresConditions && !isMet(headers, found)) return fail(412, 'PreconditionFailed');
    bucket.objects.set(key, { content: body, changedAt: new Date() });
    if (treatment === 'lose') return;
    return response.writeHead(200, { ETag: etagOf(body) }).end();
  }
  if (method === 'DELETE') {
    bucket.objects.delete(key);
    return treatment === 'lose' ? undefined : response.writeHead(204).end();
  }
  if (key === '') return response.writeHead(200).end(listing(bucket, url.searchParams, pageSize));
  if (!found) return fail(404, 'NoSuchKey');
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const content = found.content.subarray(Number(from ?? 0), to ? Number(to) + 1 : undefined);
  response.writeHead(from === undefined ? 200 : 206, {
    ETag: etagOf(found.content),
    'Content-Length': content.length,
    'Last-Modified': found.changedAt.toUTCString(),
  });
  if (treatment === 'cut') return response.flushHeaders();
  return response.end(method === 'HEAD' ? undefined : content);
}

/** By a header, or by the query of a presigned URL. */
const isSignedBy = (keyId: string, authorization: string | undefined, url: URL) =>
  `${authorization ?? ''} Credential=${url.searchParams.get('X-Amz-Credential') ?? ''}`.includes(
    `Credential=${keyId}/`,
  );

function isMet(headers: IncomingMessage['headers'], found: Stored | undefined): boolean {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']];
  if (noneMatch === '*') return found === undefined;
  return match === undefined || (found !== undefined && match === etagOf(found.content));
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

function listing({ objects }: TestBucket, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const delimiter = query.get('delimiter');
  /** With a delimiter, all keys below the same folder are one entry that ends with it. */
  const entryOf = (key: string) => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    return end === -1 ? key : key.slice(0, end + 1);
  };
  const found = new Set([...objects.keys()].filter((key) => key.startsWith(prefix)).map(entryOf));
  const entries = [...found].filter((entry) => entry > after).toSorted();
  const page = entries.slice(0, pageSize);
  const contents = page.map((entry) => {
    const stored = objects.get(entry);
    if (!stored) return `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`;
    return `<Contents><Key>${entry}</Key><LastModified>${stored.changedAt.toISOString()}</LastModified><Size>${stored.content.length}</Size></Contents>`;
  });
  const more = entries.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`;
}
