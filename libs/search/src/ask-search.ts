import type { LngLat } from '@umkreis/contract/ref.ts';
import type { SearchHit } from './search-index.ts';
import type { SearchAnswerMessage, SearchedItem, SearchPort, SearchRequest } from './search-messages.ts';
import type { SearchVocabulary } from './search-document.ts';

export type FoundItem = Pick<SearchHit, 'id' | 'terms'>;

export interface AskedSearch {
  /**
   * Indexes these items instead of what was there, in slices of a few milliseconds.
   * @throws the signal's reason when it is aborted
   */
  fill(items: readonly SearchedItem[], vocabulary: SearchVocabulary, signal?: AbortSignal): Promise<void>;
  /** The best matches first. Questions that were overtaken by a later one are answered all the same. */
  find(words: string, options?: { near?: LngLat; limit?: number }): Promise<FoundItem[]>;
  /** No answer will come any more. */
  fail(reason: unknown): void;
}

const SLICE = 400;

/** Keys of an item that the search reads: less to copy to the other thread. */
const searched = ({
  id,
  nanoId,
  title,
  lat,
  lon,
  categories,
  tags,
  details,
  address,
  image,
  hasMentions,
  closed,
  duplicateOf,
}: SearchedItem): SearchedItem => ({
  id,
  nanoId,
  title,
  lat,
  lon,
  categories,
  tags,
  details,
  address,
  image,
  hasMentions,
  closed,
  duplicateOf,
});

/** The side that asks. @param port the search's worker */
export function askSearch(port: SearchPort): AskedSearch {
  const waiting = new Map<number, { resolve(found: FoundItem[]): void; reject(reason: unknown): void }>();
  let last = 0;
  let failure: { reason: unknown } | null = null;
  const send = (message: SearchRequest) => port.postMessage(message);
  port.addEventListener('message', ({ data: { nr, hits } }: MessageEvent<SearchAnswerMessage>) => {
    waiting.get(nr)?.resolve(hits);
    waiting.delete(nr);
  });
  return {
    async fill(items, { categories, tags }, signal) {
      send({ kind: 'begin', categories: [...categories.values()], tags: [...tags.values()] });
      for (let at = 0; at < items.length; at += SLICE) {
        send({ kind: 'add', items: items.slice(at, at + SLICE).map(searched) });
        await new Promise((resolve) => setTimeout(resolve));
        signal?.throwIfAborted();
      }
    },
    find: (words, options) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure.reason);
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ kind: 'find', nr: last, words, ...options });
      }),
    fail(reason) {
      failure = { reason };
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}
