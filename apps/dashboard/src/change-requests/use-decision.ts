import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { ChangeRequestDecision, ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

type ChangeValue = NonNullable<ChangeRequestDecision['values']>[string];

/** A decision that was written; `dateDecided` identifies it when it is undone. */
export interface RequestDecision {
  request: ReceivedChangeRequest;
  state: 'accepted' | 'declined';
  dateDecided: string;
}

interface Options {
  /** The fields to accept */
  chosen: ReadonlySet<string>;
  /** Values that replace those of the proposal */
  values: Readonly<Record<string, ChangeValue>>;
  onDecided(decision: RequestDecision): void;
}

/** The reply to a proposal and the decision; declining needs a reply. */
export function useDecision(request: ReceivedChangeRequest, { chosen, values, onDecided }: Options) {
  const { boot, auth } = useDashboard();
  const all = Object.keys(request.changes);
  const [reply, setReply] = useState(request.state === 'open' ? request.reply : '');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | 'failed' | null>(null);

  /** @param version accepts the proposal in spite of a later change: the version of that change */
  const decide = async (state: 'accepted' | 'declined', version?: number) => {
    setReasonMissing(state === 'declined' && reply.trim() === '');
    if (state === 'declined' && reply.trim() === '') return;
    const written = Object.entries(values).filter(([field]) => chosen.has(field));
    setBusy(true);
    setProblem(null);
    try {
      const { dateDecided } = await callApi(boot, 'PUT /items/change-requests/{id}', {
        path: { id: request.id },
        body: {
          state,
          reply,
          ...(state === 'accepted' && chosen.size < all.length && { fields: [...chosen] }),
          ...(state === 'accepted' && written.length > 0 && { values: Object.fromEntries(written) }),
          ...(version !== undefined && { version }),
        },
        auth,
      });
      onDecided({ request, state, dateDecided });
    } catch (error) {
      setProblem((error instanceof ApiError && error.problem) || 'failed');
    } finally {
      setBusy(false);
    }
  };
  const type = (text: string) => {
    setReply(text);
    setReasonMissing(false);
  };
  return { reply, type, isReasonMissing, isBusy, problem, decide };
}
