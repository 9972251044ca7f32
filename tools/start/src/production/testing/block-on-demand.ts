import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Preloaded into the processes of a test: one API takes the file named by BLOCK_FILE, and blocks its event
// loop.
const file = process.env.BLOCK_FILE;
if (file && isMainThread && process.argv[1]?.endsWith('apps/api/src/main.ts'))
  setInterval(() => {
    try {
      rmSync(file);
    } catch {
      return;
    }
    for (;;);
  }, 50).unref();
