import { useState } from 'react';
import { useWrite, type QueuedWrite, type Write } from './use-write.ts';

export interface UndoableWrite extends Omit<Write, 'run'> {
  /** Description of the last write. */
  done: string | undefined;
  /** Defined while the last write can be undone. */
  undo: (() => void) | undefined;
  /**
   * @param done description of the write; a function is called when it has ended
   * @param back undoes it; omitted: it cannot be undone
   * @param queued if given, the write is queued in the outbox while there is no network, and sent automatically
   * @returns whether it succeeded
   */
  run(
    work: () => Promise<unknown>,
    done: string | (() => string),
    back?: () => Promise<unknown>,
    queued?: QueuedWrite,
  ): Promise<boolean>;
}

/**
 * Writes of one section of a screen, of which the last can be undone. @param onChanged called after each
 * success
 */
export function useUndoableWrite(onChanged: () => void): UndoableWrite {
  const { run, ...write } = useWrite();
  const [last, setLast] = useState<{ done: string; back: (() => Promise<unknown>) | undefined }>();
  const back = last?.back;
  return {
    ...write,
    done: write.state === 'saved' ? last?.done : undefined,
    undo:
      back && write.state === 'saved'
        ? () => {
            setLast(undefined);
            void run(back).then((isDone) => isDone && onChanged());
          }
        : undefined,
    async run(work, done, taken, queued) {
      const isDone = await run(work, queued);
      if (isDone) {
        setLast({ done: typeof done === 'function' ? done() : done, back: taken });
        onChanged();
      }
      return isDone;
    },
  };
}
