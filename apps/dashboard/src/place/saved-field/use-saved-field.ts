import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { outbox, type OutboxEntry } from '../../unsent/outbox.ts';
import { sendableCall, whereNow } from '../../unsent/sendable-call.ts';
import { drafts } from '../../unsent/drafts.ts';

type SaveState = 'stored' | 'unsaved' | 'saving' | 'saved' | 'waiting' | 'failed' | 'refused' | 'conflict';

interface Options<Base> {
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
  /** Version data for the server, captured when typing starts. */
  base: Base;
  /** @param conflict the conflict that the person decided to overwrite */
  save(value: string, base: Base, conflict?: Problem): Promise<void>;
}

export interface SavedField {
  value: string;
  state: SaveState;
  /** The value on the server after a conflict. */
  theirs: string | undefined;
  /** The value was restored from a draft of an earlier visit. */
  isOldDraft: boolean;
  type(value: string): void;
  commit(value?: string): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): void;
}

/**
 * A field that is saved on blur. Input is never lost: after a failure it stays in the field and on this
 * device. Input typed during a save is saved afterwards, based on the version that this save created.
 */
export function useSavedField<Base>(options: Options<Base>): SavedField {
  const { draftKey, label, author, creates, stored, base, save } = options;
  const [draft, setDraft] = useState(() => drafts.read(draftKey));
  const [state, setState] = useState<SaveState>(() => firstState(draftKey, draft, stored));
  const [isOldDraft, setOldDraft] = useState(state === 'unsaved');
  const [problem, setProblem] = useState<Problem>();
  const [sent, setSent] = useState(0);
  const seen = useRef(base);
  const sending = useRef(false);
  /** The text in the field while it is not stored */
  const typed = useRef<string | null>(draft);
  /** Base of a save during which the field was changed: the next save needs the base that follows it. */
  const outdated = useRef<{ base: Base } | null>(null);
  const wasLeft = useRef(false);
  /** The last saved text and its base; `stored` is updated by a later load. */
  const [saved, setSaved] = useState<{ text: string; base: Base } | null>(null);
  const savedText = saved && Object.is(saved.base, base) ? saved.text : stored;
  const isOwn = state !== 'stored' && state !== 'saved';
  const value = isOwn ? (draft ?? savedText) : savedText;

  const settle = (next: SaveState) => {
    drafts.remove(draftKey);
    // The decision replaces the rejected edit in the outbox.
    if (outbox.find(draftKey)) outbox.remove(draftKey);
    typed.current = null;
    outdated.current = null;
    setDraft(null);
    setProblem(undefined);
    setOldDraft(false);
    setState(next);
  };
  /**
   * Whether later input still has to wait for the base that follows the last save. Adopts that base once it is
   * loaded.
   */
  const isBehind = () => {
    if (outdated.current && Object.is(outdated.current.base, base)) return true;
    if (outdated.current) seen.current = base;
    outdated.current = null;
    return false;
  };
  const type = (next: string) => {
    // New input replaces the queued edit.
    if (state === 'waiting') outbox.remove(draftKey);
    if (!isOwn && !isBehind()) seen.current = base;
    drafts.write(draftKey, next);
    typed.current = next;
    wasLeft.current = false;
    setDraft(next);
    setState('unsaved');
  };
  const send = async (next: string, conflict?: Problem) => {
    if (sending.current) {
      wasLeft.current = true;
      return;
    }
    sending.current = true;
    wasLeft.current = false;
    typed.current = null;
    setState('saving');
    try {
      await save(next, seen.current, conflict);
      sending.current = false;
      const hasBase = seen.current !== undefined;
      if (typed.current === null || String(typed.current).trim() === next) {
        settle('saved');
        if (hasBase) setSaved({ text: next, base: seen.current });
        if (hasBase) outdated.current = { base: seen.current };
      } else {
        outdated.current = { base: seen.current };
        setProblem(undefined);
        setState('unsaved');
        setSent((count) => count + 1);
      }
    } catch (error) {
      sending.current = false;
      typed.current ??= next;
      drafts.write(draftKey, typed.current);
      const apiError = error instanceof ApiError ? error : undefined;
      const call = sendableCall(error);
      if (call) {
        outbox.add({ key: draftKey, author, ...call, label, value: next, ...whereNow(), ...(creates && { creates }) });
        setState('waiting');
        return;
      }
      setProblem(apiError?.problem);
      setState(apiError?.status === 409 ? 'conflict' : apiError?.status === 400 ? 'refused' : 'failed');
    }
  };
  const commit = async (next = value) => {
    const text = next.trim();
    // Moving the focus to one of the two buttons must not save the field.
    if (state === 'conflict' || state === 'waiting') return;
    // Unchanged text is not saved, even if only surrounding whitespace differs.
    const isStored = next === savedText || text === savedText;
    if (!text || (isStored && state !== 'failed')) {
      if (isStored) settle('stored');
      return;
    }
    setDraft(next);
    wasLeft.current = true;
    if (isBehind()) return;
    await send(text);
  };
  const goOn = useEffectEvent(() => {
    if (outdated.current && !sending.current && !isBehind() && wasLeft.current) void commit();
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
    type,
    commit,
    theirs: problem?.conflicts?.map((conflict) => conflict.theirs).find((theirs) => typeof theirs === 'string'),
    keepMine: () => send(value.trim(), problem),
    takeTheirs: () => settle('stored'),
  };
}

/** A queued draft is sent automatically; any other draft needs an action by the person. */
function firstState(draftKey: string, draft: string | null, stored: string): SaveState {
  if (draft === null || draft === stored) return 'stored';
  const entry = outbox.find(draftKey);
  return entry && entry.refusal === undefined ? 'waiting' : 'unsaved';
}
