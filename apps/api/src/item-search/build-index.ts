import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Db } from '@umkreis/db/database.ts';
import type { ToBuild } from './search-messages.ts';
import { searchedRowPages } from './searched-rows.repository.ts';
import { WordIndexBuilder, type SearchedRow } from './word-index-builder.ts';
import type { WordColumns } from './word-index.ts';

/** Heap of the thread that indexes a million places, MB. */
const MEMORY_MB = 1024;

/** Up to this number are indexed on the main thread, as starting a thread takes longer. */
const FEW = 2000;

/**
 * Reads the places of an owner and indexes them; in a worker thread if there are many.
 * @throws the database's error, or the thread's
 */
export async function buildIndex(db: Db, owner: number, signal: AbortSignal): Promise<WordColumns> {
  const pages = searchedRowPages(db, owner);
  const { value: first = [] } = await pages.next();
  if (first.length > FEW) return buildInThread(owner, first, pages, signal);
  const builder = new WordIndexBuilder(owner);
  builder.add(first);
  for await (const rows of pages) builder.add(rows);
  return builder.build();
}

async function buildInThread(
  owner: number,
  first: readonly SearchedRow[],
  remainingPages: AsyncIterable<readonly SearchedRow[]>,
  signal: AbortSignal,
): Promise<WordColumns> {
  const thread = new Worker(new URL('./build-thread.ts', import.meta.url), {
    workerData: { owner },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  thread.unref();
  const send = async (rows: ToBuild): Promise<WordColumns | null> => {
    const reply = once(thread, 'message', { signal });
    thread.postMessage(rows);
    const [message] = (await reply) as [WordColumns | null];
    return message;
  };
  try {
    await send(first);
    for await (const rows of remainingPages) await send(rows);
    return (await send(null))!;
  } finally {
    await thread.terminate();
  }
}
