import { parentPort, workerData } from 'node:worker_threads';
import type { ToBuild } from './search-messages.ts';
import { WordIndexBuilder } from './word-index-builder.ts';
import { transferable } from './word-index.ts';

// The thread ends after one index, so that the memory needed to build it is returned to the system.
const builder = new WordIndexBuilder((workerData as { owner: number }).owner);

parentPort!.on('message', (rows: ToBuild) => {
  if (rows) {
    builder.add(rows);
    // Requests the next page.
    parentPort!.postMessage(null);
    return;
  }
  const columns = builder.build();
  parentPort!.postMessage(columns, transferable(columns));
  parentPort!.close();
});
