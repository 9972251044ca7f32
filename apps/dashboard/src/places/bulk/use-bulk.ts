import { useState } from 'react';
import { bulkItems, undoBulkItems, type Changed } from '@umkreis/api-client/bulk-items.ts';
import type { BulkChange } from '@umkreis/contract/bulk.ts';
import { useDashboard } from '../../dashboard-context.tsx';
import { useWrite, type Write } from '../../write/use-write.ts';

export interface Bulk {
  write: Write;
  /** Places done so far, of how many */
  progress: { done: number; of: number };
  /** What the last one changed and can be taken back. */
  changed: Changed;
  isUndone: boolean;
  run(ids: readonly string[], change: BulkChange): Promise<boolean>;
  undo(): Promise<boolean>;
}

/** One change to many places after the other; the last can be taken back. */
export function useBulk(onDone: () => void): Bulk {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [changed, setChanged] = useState<Changed>([]);
  const [isUndone, setUndone] = useState(false);
  const after = (result: boolean) => {
    onDone();
    return result;
  };
  return {
    write,
    progress,
    changed,
    isUndone,
    run(ids, change) {
      setUndone(false);
      setChanged([]);
      setProgress({ done: 0, of: ids.length });
      return write
        .run(() =>
          bulkItems(boot, auth, ids, change, (done, soFar) => {
            setProgress({ done, of: ids.length });
            // A later thousand that is refused leaves these changed.
            setChanged([...soFar]);
          }),
        )
        .then(after);
    },
    undo: () =>
      write
        .run(async () => {
          await undoBulkItems(boot, auth, changed);
          setChanged([]);
          setUndone(true);
        })
        .then(after),
  };
}
