import { useState } from 'react';
import type { BulkChange } from '@umkreis/contract/bulk.ts';
import { bulkItems, type Changed, undoBulkItems } from './bulk-items.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { rejectedPlaces, type BulkRefusal } from './rejected-places.ts';
import { useWrite, type Write } from '../../write/use-write.ts';

export interface Bulk {
  write: Write;
  /** Number of places done, and their total */
  progress: { done: number; of: number };
  /** Changes of the last bulk action that can be undone. */
  changed: Changed;
  isUndone: boolean;
  run(ids: readonly string[], change: BulkChange): Promise<boolean>;
  undo(): Promise<boolean>;
  /** Places that caused the rejection of the last batch; the whole batch of 1000 is unchanged. */
  rejected: ReadonlyMap<BulkRefusal, readonly string[]>;
  /** Number of places it could continue with. */
  others: number;
  /** Repeats the action without the rejected places. */
  goOn(): Promise<boolean>;
}

const none: Bulk['rejected'] = new Map();

/** Runs bulk changes sequentially; the last one can be undone. */
export function useBulk(onDone: () => void): Bulk {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [changed, setChanged] = useState<Changed>([]);
  const [isUndone, setUndone] = useState(false);
  const [rejected, setRejected] = useState<Bulk['rejected']>(none);
  const [remaining, setRemaining] = useState<{ ids: readonly string[]; goOn(): Promise<boolean> }>();
  /** @param again repeats the action for the places that were not rejected */
  const runTracked = async (
    ids: readonly string[],
    work: (onProgress: (done: number) => void) => Promise<unknown>,
    again: (ids: readonly string[]) => Promise<boolean>,
  ) => {
    let done = 0;
    setRejected(none);
    const isDone = await write.run(() =>
      work((soFar) => {
        done = soFar;
      }).catch((error: unknown) => {
        const named = rejectedPlaces(error, ids.slice(done));
        const out = new Set([...named.values()].flat());
        const others = ids.slice(done).filter((id) => !out.has(id));
        setRejected(named);
        setRemaining({ ids: others, goOn: () => again(others) });
        throw error;
      }),
    );
    onDone();
    return isDone;
  };
  const run = (ids: readonly string[], change: BulkChange, before: Changed = []): Promise<boolean> => {
    setUndone(false);
    setChanged(before);
    setProgress({ done: 0, of: ids.length });
    let applied = before;
    return runTracked(
      ids,
      (onProgress) =>
        bulkItems(boot, auth, ids, change, (done, soFar) => {
          onProgress(done);
          setProgress({ done, of: ids.length });
          // These changes stay applied if a later batch is rejected.
          applied = [...before, ...soFar];
          setChanged(applied);
        }),
      (others) => run(others, change, applied),
    );
  };
  const undo = (those: Changed): Promise<boolean> =>
    runTracked(
      those.map(({ id }) => id),
      async (onProgress) => {
        await undoBulkItems(boot, auth, those, onProgress);
        setChanged([]);
        setUndone(true);
      },
      (others) => undo(those.filter(({ id }) => others.includes(id))),
    );
  return {
    write,
    progress,
    changed,
    isUndone,
    rejected,
    others: rejected.size > 0 ? (remaining?.ids.length ?? 0) : 0,
    goOn: () => remaining?.goOn() ?? Promise.resolve(false),
    run,
    undo: () => undo(changed),
  };
}
