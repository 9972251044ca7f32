import { useState } from 'react';
import { useWrite, type KeptWrite, type Write } from './use-write.ts';

export interface UndoableWrite extends Omit<Write, 'run'> {
  /** What the last write did, in words. */
  done: string | undefined;
  /** Given while the last write can be taken back. */
  undo: (() => void) | undefined;
  /**
   * @param done what it did, in words
   * @param back takes it back; left out: nothing does
   * @param kept given: without a network it waits in the outbox and is sent by itself
   * @returns whether it came about
   */
  run(work: () => Promise<unknown>, done: string, back?: () => Promise<unknown>, kept?: KeptWrite): Promise<boolean>;
}

/** Writes of one part of a screen, of which the last can be taken back. @param onChanged after each that came about */
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
    async run(work, done, taken, kept) {
      const isDone = await run(work, kept);
      if (isDone) {
        setLast({ done, back: taken });
        onChanged();
      }
      return isDone;
    },
  };
}
