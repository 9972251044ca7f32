import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ApiGroup } from '../proxy/api-group.ts';

/** null: the API responded that it does not exist; undefined: the API is unreachable. */
type ApiResult<T> = T | null | undefined;

export interface ApiReader {
  /** A public document of the API, cached by version. @param path as in apiPaths */
  read<T>(path: string, version: string): Promise<ApiResult<T>>;
  /** The response to a visitor's own query, which is not cached. */
  readOnce<T>(path: string): Promise<ApiResult<T>>;
}

const TIMEOUT_MS = 1500;
/** Cache size, bytes */
const CACHE_BYTES = 64 * 1024 * 1024;
/** Approximate memory per byte of JSON */
const PARSED = 4;

interface Document {
  /** null: does not exist; undefined: the API is unreachable */
  content: unknown;
  /** Size of the JSON */
  bytes: number;
  etag: string | null;
}

/**
 * Reads documents of the API, each once per version; one that is the same in the next version is not sent again.
 * Versions are per API instance, since another instance may lag behind.
 */
export function createApiReader(apis: Pick<ApiGroup, 'read' | 'epoch'>): ApiReader {
  const cache = new ByteCache<Document>({
    most: CACHE_BYTES,
    sizeOf: ({ bytes }) => PARSED * bytes,
    isCacheable: ({ content }) => content !== undefined,
  });
  return {
    async read<T>(path: string, version: string) {
      if (!isPlain(path)) return null;
      const { content } = await cache.get(path, `${version}#${apis.epoch}`, () =>
        fetchJson(apis, path, cache.known(path)),
      );
      return content as ApiResult<T>;
    },
    readOnce: async <T>(path: string) => (await fetchJson(apis, path)).content as ApiResult<T>,
  };
}

/** Whether the path has no dot segments; otherwise it would address another resource. */
function isPlain(path: string): boolean {
  const { pathname, search } = new URL(path, 'http://api');
  return pathname + search === path;
}

/** @param known the document of an earlier version */
async function fetchJson(apis: Pick<ApiGroup, 'read'>, path: string, known?: Document): Promise<Document> {
  try {
    const response = await apis.read(path, TIMEOUT_MS, known?.etag ? { 'If-None-Match': known.etag } : {});
    if (response.ok) {
      const text = await response.text();
      return { content: JSON.parse(text) as unknown, bytes: text.length, etag: response.headers.get('etag') };
    }
    await response.body?.cancel();
    if (response.status === 304 && known) return known;
    return { content: isNoSuchThing(response.status) ? null : undefined, bytes: 0, etag: null };
  } catch {
    return { content: undefined, bytes: 0, etag: null };
  }
}

/** Whether the status is permanent: an invalid or too long id. Rate limits and timeouts are temporary. */
const isNoSuchThing = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
