import { useState } from 'react';
import type { Problem } from '@umkreis/contract/problem.ts';
import { outbox, type OutboxEntry } from '../../outbox/outbox.ts';
import { drafts } from '../../outbox/drafts.ts';
import { FieldProgress } from './field-progress.ts';

export type SaveState = 'stored' | 'unsaved' | 'saving' | 'saved' | 'waiting' | 'failed' | 'refused' | 'conflict';

export interface SavedFieldOptions<Base> {
  /** Key of the draft on this device. */
  draftKey: string;
  /** Name of the field in the list of queued edits. */
  label: string;
  /** E-mail address of the editor. */
  author: string;
  /** If saving the field creates a record. */
  creates?: OutboxEntry['creates'];
  /** Value on the server. */
  stored: string;
  /** Whether an empty text is saved as well; otherwise it stays on this device */
  canBeEmpty?: boolean;
  /** Version data for the server, captured when typing starts. */
  base: Base;
  /** @param conflict the conflict that the person decided to overwrite */
  save(value: string, base: Base, conflict?: Problem): Promise<void>;
}

/** The input of a field while it is not stored: on this device, in the outbox, and its base on the server. */
export function useFieldDraft<Base>({ draftKey, stored, base }: SavedFieldOptions<Base>) {
  const [draft, setDraft] = useState(() => drafts.read(draftKey));
  const [state, setState] = useState<SaveState>(() => firstState(draftKey, draft, stored));
  const [isOldDraft, setOldDraft] = useState(state === 'unsaved');
  const [problem, setProblem] = useState<Problem>();
  const [progress] = useState(() => new FieldProgress(base, draft));

  /**
   * Forgets the input.
   * @param sent only this text: the field may have been opened again and have newer input on this device
   */
  const settle = (next: SaveState, sent?: string) => {
    if (sent === undefined || drafts.read(draftKey)?.trim() === sent) drafts.remove(draftKey);
    const entry = outbox.find(draftKey);
    // The decision replaces the rejected edit in the outbox.
    if (entry && (sent === undefined || entry.value === sent || entry.refusal !== undefined)) outbox.remove(draftKey);
    progress.settle();
    setDraft(null);
    setProblem(undefined);
    setOldDraft(false);
    setState(next);
  };

  return { draft, setDraft, state, setState, problem, setProblem, isOldDraft, progress, settle };
}

/** A queued draft is sent automatically; any other draft needs an action by the person. */
function firstState(draftKey: string, draft: string | null, stored: string): SaveState {
  if (draft === null || draft === stored) return 'stored';
  const entry = outbox.find(draftKey);
  return entry && entry.refusal === undefined ? 'waiting' : 'unsaved';
}
