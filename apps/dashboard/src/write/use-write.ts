import { useRef, useState } from 'react';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { editorMessages } from '@umkreis/i18n/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { problemMessages } from '@umkreis/i18n/problems.ts';
import { writeFault } from './write-fault.ts';

export interface Write {
  state: 'idle' | 'busy' | 'saved' | 'failed';
  /** Why the last one failed. */
  fault: string;
  /** Runs a write after those before it. @returns whether it came about */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Writes of one part of a screen, one after the other, and how the last one went. */
export function useWrite(): Write {
  const editor = useMessages(editorMessages);
  const dashboard = useMessages(dashboardMessages);
  const reasons = useMessages(problemMessages);
  const [state, setState] = useState<Write['state']>('idle');
  const [fault, setFault] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    state,
    fault,
    run(work) {
      setState('busy');
      const result = last.current.then(work).then(
        () => {
          setState('saved');
          return true;
        },
        (error: unknown) => {
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
