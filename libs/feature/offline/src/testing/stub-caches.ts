import { vi } from 'vitest';

/** What the caches contain, by name and URL. */
export const stores = new Map<string, Map<string, Response>>();

/** An empty in-memory replacement for the browser's CacheStorage. @param origin of relative URLs */
export function stubCaches(origin: string): void {
  stores.clear();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  vi.stubGlobal('caches', {
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (request: RequestInfo) => store.get(addressOf(request))?.clone(),
        put: async (request: RequestInfo, response: Response) =>
          void store.set(addressOf(request), new Response(await response.arrayBuffer(), response)),
        keys: async () => [...store.keys()].map((url) => new Request(url)),
        delete: async (request: RequestInfo) => store.delete(addressOf(request)),
      };
    },
  });
}
