import type { SearchPort } from './search-messages.ts';
import { serveSearch } from './serve-search.ts';

// The search's own thread: typing never waits for it.
serveSearch(globalThis as unknown as SearchPort);
