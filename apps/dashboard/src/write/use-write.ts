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
  /** Why the last one failed. */
  fault: string;
  /**
   * Runs a write after those before it.
   * @param kept given: without a network it waits in the outbox and is sent by itself
   * @returns whether it came about
   */
  run(work: () => Promise<unknown>, kept?: KeptWrite): Promise<boolean>;
}

/** A write that may wait for a network; the next one of its key takes its place. */
export interface KeptWrite extends Pick<OutboxEntry, 'key' | 'author' | 'label' | 'value' | 'creates'> {
  /** It creates, and done twice it does the same. */
  isRepeatable?: boolean;
}

/** Puts a write that found no network into the outbox. @returns whether it waits there */
function keep(error: unknown, { isRepeatable, ...entry }: KeptWrite): boolean {
  const call = sendableCall(error, isRepeatable);
  if (call) outbox.add({ ...call, ...entry, ...whereNow() });
  return call !== undefined;
}

/** Writes of one part of a screen, one after the other, and how the last one went. */
export function useWrite(): Write {
  const editor = useMessages(editorMessages);
  const dashboard = useMessages(dashboardMessages);
  const reasons = useMessages(problemMessages);
  const [state, setState] = useState<Write['state']>('idle');
  const [fault, setFault] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waitingKey, setWaitingKey] = useState('');
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.find(waitingKey));
  // What waited is sent, discarded or refused by now.
  const shown = state !== 'waiting' ? state : !waiting ? 'idle' : waiting.refusal === undefined ? 'waiting' : 'failed';
  return {
    state: shown,
    fault: (state === 'waiting' && waiting?.refusal) || fault,
    run(work, kept) {
      setState('busy');
      const result = last.current.then(work).then(
        () => {
          // What waited for the same is written now.
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
