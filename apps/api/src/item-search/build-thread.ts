import { parentPort, workerData } from 'node:worker_threads';
import type { ToBuild } from './search-messages.ts';
import { WordIndexBuilder } from './word-index-builder.ts';
import { transferable } from './word-index.ts';

// It ends with the index it was started for: what making one takes many times over goes back to the system.
const builder = new WordIndexBuilder((workerData as { owner: number }).owner);

parentPort!.on('message', (rows: ToBuild) => {
  if (rows) {
    builder.add(rows);
    // the next page may come
    parentPort!.postMessage(null);
    return;
  }
  const columns = builder.build();
  parentPort!.postMessage(columns, transferable(columns));
  parentPort!.close();
});
