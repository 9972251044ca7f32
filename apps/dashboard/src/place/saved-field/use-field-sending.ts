import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { outbox } from '../../outbox/outbox.ts';
import { sendableCall, whereNow } from '../../outbox/sendable-call.ts';
import { drafts } from '../../outbox/drafts.ts';
import type { SavedFieldOptions, useFieldDraft } from './use-field-draft.ts';

type FieldDraft<Base> = ReturnType<typeof useFieldDraft<Base>>;

/** Sends the input of a field, one request at a time; queues it in the outbox while there is no network. */
export function useFieldSending<Base>(
  { setState, setProblem, progress, settle }: FieldDraft<Base>,
  { draftKey, label, author, creates, save }: SavedFieldOptions<Base>,
) {
  const [sent, setSent] = useState(0);

  /** The last saved text and its base; `stored` is updated by a later load. */
  const [saved, setSaved] = useState<{ text: string; base: Base } | null>(null);

  const send = async (next: string, conflict?: Problem) => {
    if (progress.isSending) return progress.leave();
    progress.startSending();
    setState('saving');
    try {
      await save(next, progress.base, conflict);
      progress.endSending();
      if (!progress.hasChangedSince(next)) {
        settle('saved', next);
        if (progress.base === undefined) return;
        setSaved({ text: next, base: progress.base });
        progress.awaitNextBase();
      } else {
        progress.awaitNextBase();
        setProblem(undefined);
        setState('unsaved');
        setSent((count) => count + 1);
      }
    } catch (error) {
      progress.endSending();
      drafts.write(draftKey, progress.restore(next));
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
  return { send, saved, sent };
}
