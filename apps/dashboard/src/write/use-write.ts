import { useRef, useState, useSyncExternalStore } from 'react';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { editorMessages } from '@umkreis/i18n/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { problemMessages } from '@umkreis/i18n/problems.ts';
import { outbox, type OutboxEntry } from '../unsent/outbox.ts';
import { sendableCall, whereNow } from '../unsent/sendable-call.ts';
import { writeFault } from './write-fault.ts';

export interface Write {
  state: 'idle' | 'busy' | 'saved' | 'waiting' | 'failed';
  /** Error message of the last write. */
  fault: string;
  /**
   * Runs a write after the previous ones have finished.
   * @param queued if given, the write is queued in the outbox while there is no network, and sent automatically
   * @returns whether it succeeded
   */
  run(work: () => Promise<unknown>, kept?: KeptWrite): Promise<boolean>;
}

/** A write that can be queued for a network connection; a newer one with the same key replaces it. */
export interface KeptWrite extends Pick<OutboxEntry, 'key' | 'author' | 'label' | 'value' | 'creates'> {
  /** It creates a record, and sending it twice has the same effect. */
  isRepeatable?: boolean;
}

/** Queues a write that failed for lack of a network. @returns whether it was queued */
function keep(error: unknown, { isRepeatable, ...entry }: KeptWrite): boolean {
  const call = sendableCall(error, isRepeatable);
  if (call) outbox.add({ ...call, ...entry, ...whereNow() });
  return call !== undefined;
}

/** Runs the writes of one section of a screen sequentially, with the state of the last one. */
export function useWrite(): Write {
  const editor = useMessages(editorMessages);
  const dashboard = useMessages(dashboardMessages);
  const reasons = useMessages(problemMessages);
  const [state, setState] = useState<Write['state']>('idle');
  const [fault, setFault] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waitingKey, setWaitingKey] = useState('');
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.find(waitingKey));
  // The queued entry may have been sent, discarded or rejected.
  const shown = state !== 'waiting' ? state : !waiting ? 'idle' : waiting.refusal === undefined ? 'waiting' : 'failed';
  return {
    state: shown,
    fault: (state === 'waiting' && waiting?.refusal) || fault,
    run(work, kept) {
      setState('busy');
      const result = last.current.then(work).then(
        () => {
          // This write replaces an entry queued with the same key.
          if (kept && outbox.find(kept.key)) outbox.remove(kept.key);
          setState('saved');
          return true;
        },
        (error: unknown) => {
          if (kept && keep(error, kept)) {
            setWaitingKey(kept.key);
            setState('waiting');
            return false;
          }
          setFault(writeFault(error, { ...dashboard, ...editor }, reasons));
          setState('failed');
          return false;
        },
      );
      last.current = result;
      return result;
    },
  };
}
