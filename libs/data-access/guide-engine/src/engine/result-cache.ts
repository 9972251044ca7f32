/** Rows, highlights and facets run the same query one after the other. */
const most = 6;

/** Caches the last few results by key. */
export function createResultCache<T>() {
  const cache = new Map<string, Promise<T>>();
  return {
    getOrCompute(key: string, compute: () => Promise<T>): Promise<T> {
      const cached = cache.get(key);
      if (cached) return cached;
      const result = compute();
      cache.set(key, result);
      const [first] = cache.keys();
      if (cache.size > most) cache.delete(first!);
      result.catch(() => cache.delete(key));
      return result;
    },
    clear: () => cache.clear(),
  };
}
