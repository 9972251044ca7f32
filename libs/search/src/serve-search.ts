import { SearchIndex } from './search-index.ts';
import { toSearchDocument, type SearchVocabulary } from './search-document.ts';
import type { SearchAnswerMessage, SearchPort, SearchRequest } from './search-messages.ts';

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** Answers the messages of a port, in their order: a question waits for the items that were sent before it. */
export function serveSearch(port: SearchPort): void {
  let index = new SearchIndex();
  let vocabulary: SearchVocabulary = { categories: new Map(), tags: new Map() };
  port.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
    if (data.kind === 'begin') {
      index = new SearchIndex();
      vocabulary = { categories: byId(data.categories), tags: byId(data.tags) };
    } else if (data.kind === 'add') {
      index.add(data.items.map((item) => toSearchDocument(item, vocabulary)));
    } else {
      const hits = index
        .search(data.words, { near: data.near, limit: data.limit })
        .map(({ id, terms }) => ({ id, terms }));
      port.postMessage({ nr: data.nr, hits } satisfies SearchAnswerMessage);
    }
  });
}
