import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ApiGroup } from '../proxy/api-group.ts';

/** null: the API says that it does not exist; undefined: the API is away. */
export type Answer<T> = T | null | undefined;

export interface ApiReader {
  /** A public document of the API, kept while its version stays. @param path as in apiPaths */
  read<T>(path: string, version: string): Promise<Answer<T>>;
}

const TIMEOUT_MS = 1500;
/** Documents kept, bytes */
const KEPT = 64 * 1024 * 1024;
/** What a document takes for each byte of its JSON, about */
const PARSED = 4;

interface Document {
  /** null: it does not exist; undefined: the API is away */
  content: unknown;
  /** Of its JSON */
  bytes: number;
}

/**
 * Reads of the API, each document once per version, however many pages ask for it. A version is one of the API that was
 * asked for it: another one may not know it yet.
 */
export function createApiReader(apis: Pick<ApiGroup, 'read' | 'epoch'>): ApiReader {
  const kept = new ByteCache<Document>({
    most: KEPT,
    sizeOf: ({ bytes }) => PARSED * bytes,
    isKept: ({ content }) => content !== undefined,
  });
  return {
    async read<T>(path: string, version: string) {
      if (!isPlain(path)) return null;
      const { content } = await kept.get(path, `${version}#${apis.epoch}`, () => fetchJson(apis, path));
      return content as Answer<T>;
    },
  };
}

/** A path with dot segments names another resource: its id is none of the API's. */
function isPlain(path: string): boolean {
  const { pathname, search } = new URL(path, 'http://api');
  return pathname + search === path;
}

async function fetchJson(apis: Pick<ApiGroup, 'read'>, path: string): Promise<Document> {
  try {
    const response = await apis.read(path, TIMEOUT_MS);
    if (response.ok) {
      const text = await response.text();
      return { content: JSON.parse(text) as unknown, bytes: text.length };
    }
    await response.body?.cancel();
    return { content: isNoSuchThing(response.status) ? null : undefined, bytes: 0 };
  } catch {
    return { content: undefined, bytes: 0 };
  }
}

/** What the API refuses for good: an id that is none, or too long. Too many requests and the like are over soon. */
const isNoSuchThing = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
