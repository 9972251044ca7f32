/** null: the API says that it does not exist; undefined: the API is away. */
export type Answer<T> = T | null | undefined;

export interface ApiReader {
  /** A public document of the API, kept while its version stays. @param path as in apiPaths */
  read<T>(path: string, version: string): Promise<Answer<T>>;
}

const TIMEOUT_MS = 1500;
/** Documents kept; the oldest go first. */
const KEPT = 400;

/** Reads of the API, each document once per version, however many pages ask for it. */
export function createApiReader(apiUrl: string): ApiReader {
  const kept = new Map<string, { version: string; answer: Promise<unknown> }>();
  return {
    async read<T>(path: string, version: string) {
      let entry = kept.get(path);
      if (entry?.version !== version) {
        const answer = fetchJson(apiUrl + path);
        entry = { version, answer };
        kept.delete(path);
        kept.set(path, entry);
        if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
        void answer.then((value) => {
          if (value === undefined && kept.get(path)?.answer === answer) kept.delete(path);
        });
      }
      return (await entry.answer) as Answer<T>;
    },
  };
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.json();
    await response.body?.cancel();
    return isNoSuchThing(response.status) ? null : undefined;
  } catch {
    return undefined;
  }
}

/** What the API refuses for good: an id that is none, or too long. Too many requests and the like are over soon. */
const isNoSuchThing = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
