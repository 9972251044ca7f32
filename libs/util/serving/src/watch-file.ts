import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Calls back soon after a file was written or replaced by any process of this machine. Network file systems don't
 * report what other machines write, so callers also have to poll.
 * @returns call it to end
 */
export function watchFile(file: string, onChange: () => void): () => void {
  let watcher: FSWatcher | undefined;
  try {
    // The folder, because a file that is replaced is another file.
    watcher = watch(path.dirname(file), { persistent: false }, (_event, name) => {
      if (name === path.basename(file)) onChange();
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    // The system watches no more files.
  }
  return () => watcher?.close();
}
