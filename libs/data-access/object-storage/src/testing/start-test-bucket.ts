import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

interface Stored {
  content: Buffer;
  changedAt: Date;
}

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

export interface TestBucket {
  /** As RELEASES_… variables */
  env: Record<string, string>;
  objects: Map<string, Stored>;
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
 * An in-memory S3-compatible service over HTTP: objects with ETags, conditional writes, paginated listings.
 * It has one bucket and one key; signatures are not checked.
 * @param pageSize objects per page of a listing
 */
export async function startTestBucket({ pageSize = 1000 } = {}): Promise<TestBucket> {
  const bucket: TestBucket = {
    env: {},
    objects: new Map(),
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
  const server = createServer((request, response) => void handleRequest(bucket, pageSize, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  bucket.env = {
    RELEASES_STORE: 's3',
    RELEASES_S3_BUCKET: NAME,
    RELEASES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
  response.writeHead(200, {
    ETag: etagOf(found.content),
    'Content-Length': found.content.length,
    'Last-Modified': found.changedAt.toUTCString(),
  });
  if (treatment === 'cut') return response.flushHeaders();
  return response.end(method === 'HEAD' ? undefined : found.content);
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
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const contents = page.map((key) => {
    const { content, changedAt } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const more = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`;
}
