import { useEffect, useEffectEvent } from 'react';
import { outbox } from '../../outbox/outbox.ts';
import { drafts } from '../../outbox/drafts.ts';
import { useFieldDraft, type SavedFieldOptions, type SaveState } from './use-field-draft.ts';
import { useFieldSending } from './use-field-sending.ts';

export interface SavedField {
  value: string;
  state: SaveState;
  /** The value on the server after a conflict. */
  theirs: string | undefined;
  /** The value was restored from a draft of an earlier visit. */
  isOldDraft: boolean;
  /** An empty text is saved. */
  canBeEmpty: boolean;
  type(value: string): void;
  commit(value?: string): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): void;
  /** Discards input that isn't stored, and shows the stored value. */
  restore(): void;
}

/**
 * A field that is saved on blur. Input is never lost: after a failure it stays in the field and on this
 * device. Input typed during a save is saved afterwards, based on the version that this save created.
 */
export function useSavedField<Base>(options: SavedFieldOptions<Base>): SavedField {
  const { draftKey, stored, base, canBeEmpty = false } = options;
  const field = useFieldDraft(options);
  const { draft, setDraft, state, setState, problem, isOldDraft, progress, settle } = field;
  const { send, saved, sent } = useFieldSending(field, options);
  const savedText = saved && Object.is(saved.base, base) ? saved.text : stored;
  const isOwn = state !== 'stored' && state !== 'saved';
  const value = isOwn ? (draft ?? savedText) : savedText;

  const type = (next: string) => {
    // New input replaces the queued edit.
    if (state === 'waiting') outbox.remove(draftKey);
    drafts.write(draftKey, next);
    progress.type(next, !isOwn && !progress.isBehind(base) ? { base } : undefined);
    setDraft(next);
    setState('unsaved');
  };
  const commit = async (next = value) => {
    const text = next.trim();
    // Moving the focus to one of the two buttons must not save the field.
    if (state === 'conflict' || state === 'waiting') return;
    // Unchanged text is not saved, even if only surrounding whitespace differs.
    const isStored = next === savedText || text === savedText;
    if ((!text && !canBeEmpty) || (isStored && state !== 'failed')) {
      if (isStored) settle('stored');
      return;
    }
    setDraft(next);
    progress.leave();
    if (progress.isBehind(base)) return;
    await send(text);
  };
  const goOn = useEffectEvent(() => {
    if (progress.canContinue(base)) void commit();
  });
  // The new base is either loaded after the save, or was loaded before the save finished.
  useEffect(() => goOn(), [base, state, sent]);

  const look = useEffectEvent(() => {
    if (state !== 'waiting') return;
    const entry = outbox.find(draftKey);
    // The edit was sent, or discarded in the list.
    if (!entry) settle('stored');
    else if (entry.refusal !== undefined) setState('unsaved');
  });
  useEffect(() => outbox.subscribe(() => look()), []);

  return {
    value,
    state,
    isOldDraft,
    canBeEmpty,
    type,
    commit,
    theirs: problem?.conflicts?.map((conflict) => conflict.theirs).find((theirs) => typeof theirs === 'string'),
    keepMine: () => send(value.trim(), problem),
    takeTheirs: () => settle('stored'),
    restore: () => {
      if (isDiscardable(state)) settle('stored');
    },
  };
}

/** A value in transit, in the outbox or in conflict is decided elsewhere. */
const isDiscardable = (state: SaveState) => state === 'unsaved' || state === 'refused' || state === 'failed';
