import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { outbox, type OutboxEntry } from '../../unsent/outbox.ts';
import { sendableCall, whereNow } from '../../unsent/sendable-call.ts';
import { drafts } from '../../unsent/drafts.ts';

export type SaveState = 'stored' | 'unsaved' | 'saving' | 'saved' | 'waiting' | 'failed' | 'refused' | 'conflict';

interface Options<Base> {
  /** Names the draft on this device. */
  draftKey: string;
  /** Names the field in the list of what waits for a network. */
  label: string;
  /** E-mail of who writes. */
  author: string;
  /** Of a field whose save creates something. */
  creates?: OutboxEntry['creates'];
  /** Value as the server has it. */
  stored: string;
  /** What the server must know of the state the person saw; taken when typing begins. */
  base: Base;
  /** @param conflict the problem that the person decided to override */
  save(value: string, base: Base, conflict?: Problem): Promise<void>;
}

export interface SavedField {
  value: string;
  state: SaveState;
  /** The stored value, in a conflict. */
  theirs: string | undefined;
  /** The value comes from an earlier visit. */
  isOldDraft: boolean;
  type(value: string): void;
  commit(value?: string): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): void;
}

/**
 * A field that saves itself when it is left. What is typed is never lost: a failure keeps it here and on this device,
 * and what is typed while a save is under way is saved after it, on top of what that one stored.
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
  /** The text as it stands in the field, while it is not stored */
  const typed = useRef<string | null>(draft);
  /** The base of a save after which the field was typed on: the next one waits for the base that follows it. */
  const outdated = useRef<{ base: Base } | null>(null);
  const wasLeft = useRef(false);
  /** What was saved last, and on which base: `stored` follows with a later reading. */
  const [saved, setSaved] = useState<{ text: string; base: Base } | null>(null);
  const known = saved && Object.is(saved.base, base) ? saved.text : stored;
  const isOwn = state !== 'stored' && state !== 'saved';
  const value = isOwn ? (draft ?? known) : known;

  const settle = (next: SaveState) => {
    drafts.remove(draftKey);
    // what was refused and is decided now waits no more
    if (outbox.find(draftKey)) outbox.remove(draftKey);
    typed.current = null;
    outdated.current = null;
    setDraft(null);
    setProblem(undefined);
    setOldDraft(false);
    setState(next);
  };
  /** What was typed on waits for the base that follows the last save; takes it over once it is there. */
  const isBehind = () => {
    if (outdated.current && Object.is(outdated.current.base, base)) return true;
    if (outdated.current) seen.current = base;
    outdated.current = null;
    return false;
  };
  const type = (next: string) => {
    // what is typed on replaces what waits for a network
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
      const answer = error instanceof ApiError ? error : undefined;
      const call = sendableCall(error);
      if (call) {
        outbox.add({ key: draftKey, author, ...call, label, value: next, ...whereNow(), ...(creates && { creates }) });
        setState('waiting');
        return;
      }
      setProblem(answer?.problem);
      setState(answer?.status === 409 ? 'conflict' : answer?.status === 400 ? 'refused' : 'failed');
    }
  };
  const commit = async (next = value) => {
    const text = next.trim();
    // Leaving the field for one of the two buttons must not decide by itself.
    if (state === 'conflict' || state === 'waiting') return;
    // What was not changed is not written, not even without the blanks around it.
    const isStored = next === known || text === known;
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
  // the base that a save leaves behind comes with a later reading, or has come before the save knew of its end
  useEffect(() => goOn(), [base, state, sent]);

  const look = useEffectEvent(() => {
    if (state !== 'waiting') return;
    const entry = outbox.find(draftKey);
    // sent, or discarded in the list
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

/** A draft that waits for a network is sent by itself; another waits for the person. */
function firstState(draftKey: string, draft: string | null, stored: string): SaveState {
  if (draft === null || draft === stored) return 'stored';
  const entry = outbox.find(draftKey);
  return entry && entry.refusal === undefined ? 'waiting' : 'unsaved';
}
