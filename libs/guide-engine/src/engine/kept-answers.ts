/** Rows, highlights and facets run the same query one after the other. */
const most = 6;

/** Caches the last few results by key. */
export function keptAnswers<T>() {
  const kept = new Map<string, Promise<T>>();
  return {
    answer(key: string, make: () => Promise<T>): Promise<T> {
      const known = kept.get(key);
      if (known) return known;
      const made = make();
      kept.set(key, made);
      const [first] = kept.keys();
      if (kept.size > most) kept.delete(first!);
      made.catch(() => kept.delete(key));
      return made;
    },
    clear: () => kept.clear(),
  };
}
