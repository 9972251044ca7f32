import type { Problem } from '@umkreis/contract/problem.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { useDecision } from './use-decision.ts';

interface Props {
  decision: ReturnType<typeof useDecision>;
  /** Number of fields that are accepted, and of all */
  chosenCount: number;
  allCount: number;
}

/** The reply to a proposal, and the buttons to accept and to decline it. */
export function DecisionForm({ decision, chosenCount, allCount }: Props) {
  const t = useMessages(requestsMessages);
  const { reply, type, isReasonMissing, isBusy, decide } = decision;
  const isNothing = allCount > 0 && chosenCount === 0;
  return (
    <div className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextArea
        label={t.reply}
        hint={isNothing ? t.nothingChosen : t.replyHint}
        error={isReasonMissing ? t.declineNeedsReply : null}
        rows={1}
        isGrowing
        maxLength={2000}
        value={reply}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex flex-wrap gap-2 sm:pb-6">
        <Button kind="primary" disabled={isBusy || isNothing} onClick={() => void decide('accepted')}>
          {chosenCount < allCount && !isNothing ? t.acceptSome({ n: chosenCount, all: allCount }) : t.accept}
        </Button>
        <Button kind="danger" disabled={isBusy} onClick={() => void decide('declined')}>
          {t.decline}
        </Button>
      </div>
    </div>
  );
}

/** Why a decision failed. @param nameOf name of a field */
export function DecisionProblem({ problem, nameOf }: { problem: Problem | 'failed'; nameOf(field: string): string }) {
  const t = useMessages(requestsMessages);
  return (
    <p role="alert" className="text-sm text-danger">
      {typeof problem !== 'object'
        ? t.failed
        : problem.status === 409
          ? t.alreadyDecided
          : (problem.errors
              ?.map(({ field, message }) => `${nameOf(field.replace('/values/', ''))}: ${message}`)
              .join('; ') ?? t.failed)}
    </p>
  );
}
