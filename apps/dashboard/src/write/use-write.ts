import { useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { problemMessages } from './messages/problems.ts';
import { outbox, type OutboxEntry } from '../outbox/outbox.ts';
import { sendableCall, whereNow } from '../outbox/sendable-call.ts';
import { writeErrorText } from './write-error-text.ts';

export interface Write {
  state: 'idle' | 'busy' | 'saved' | 'waiting' | 'failed';
  /** Error message of the last write. */
  message: string;
  /**
   * Runs a write after the previous ones have finished.
   * @param queued if given, the write is queued in the outbox while there is no network, and sent automatically. A
   *   function is called when the write has ended, because earlier writes may have changed the queue by then
   * @returns whether it succeeded
   */
  run(work: () => Promise<unknown>, queued?: QueuedWrite | DescribeWrite): Promise<boolean>;
}

/** @param failed the request that failed; undefined if the write succeeded */
export type DescribeWrite = (failed?: ApiError['call']) => QueuedWrite;

/** A write that can be queued for a network connection; a newer one with the same key replaces it. */
export interface QueuedWrite extends Pick<OutboxEntry, 'key' | 'author' | 'label' | 'value' | 'creates'> {
  /** It creates a record, and sending it twice has the same effect. */
  isRepeatable?: boolean;
}

const isSameEntry = (one: OutboxEntry, other: OutboxEntry) => JSON.stringify(one) === JSON.stringify(other);

/** Queues a write that failed for lack of a network. @returns whether it was queued */
function queueWrite(error: unknown, { isRepeatable, ...entry }: QueuedWrite): boolean {
  const call = sendableCall(error, isRepeatable);
  if (call) outbox.add({ ...call, ...entry, ...whereNow() });
  return call !== undefined;
}

/**
 * Runs the writes of one section of a screen sequentially, with the state of the last one.
 * @param sequence the end of the last write; shared by fields whose writes have to wait for each other
 */
export function useWrite(sequence?: RefObject<Promise<unknown>>): Write {
  const editor = useMessages(editorMessages);
  const dashboard = useMessages(dashboardMessages);
  const reasons = useMessages(problemMessages);
  const [state, setState] = useState<Write['state']>('idle');
  const [message, setMessage] = useState('');
  const own = useRef<Promise<unknown>>(Promise.resolve());
  const last = sequence ?? own;
  const [queuedKey, setQueuedKey] = useState('');
  const queuedEntry = useSyncExternalStore(outbox.subscribe, () => outbox.find(queuedKey));
  // The queued entry may have been sent, discarded or rejected.
  const currentState =
    state !== 'waiting' ? state : !queuedEntry ? 'idle' : queuedEntry.refusal === undefined ? 'waiting' : 'failed';
  return {
    state: currentState,
    message: (state === 'waiting' && queuedEntry?.refusal) || message,
    run(work, queued) {
      setState('busy');
      let earlier: readonly OutboxEntry[] = [];
      const start = () => {
        earlier = outbox.entries();
        return work();
      };
      const result = last.current.then(start).then(
        () => {
          // This write replaces an entry queued before it with the same key; a newer one stays.
          const entry = typeof queued === 'function' ? queued() : queued;
          const stored = entry && outbox.find(entry.key);
          if (stored && earlier.some((one) => isSameEntry(one, stored))) outbox.remove(stored.key);
          setState('saved');
          return true;
        },
        (error: unknown) => {
          const entry =
            typeof queued === 'function' ? queued(error instanceof ApiError ? error.call : undefined) : queued;
          if (entry && queueWrite(error, entry)) {
            setQueuedKey(entry.key);
            setState('waiting');
            return false;
          }
          setMessage(writeErrorText(error, { ...dashboard, ...editor }, reasons));
          setState('failed');
          return false;
        },
      );
      last.current = result;
      return result;
    },
  };
}
