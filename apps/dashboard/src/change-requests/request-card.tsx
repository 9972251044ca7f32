import { useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { ChangeRequestDecision, ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useFieldNames } from '../history/use-field-names.ts';
import { RequestConflict } from './request-conflict.tsx';
import { RequestFields } from './request-fields.tsx';
import { RequestMap } from './request-map.tsx';
import { useDecision, type RequestDecision } from './use-decision.ts';
import { DecisionNotes, RequestHeader, RequestNotes } from './request-facts.tsx';
import { DecisionForm, DecisionProblem } from './decision-form.tsx';

type ChangeValue = NonNullable<ChangeRequestDecision['values']>[string];

/** Required fields of a new place. */
const neededOfNew = ['title', 'lat', 'lon'];

interface Props {
  request: ReceivedChangeRequest;
  branch: Branch | undefined;
  onDecided(decision: RequestDecision): void;
  /** Undoes a decision. */
  onReopen(request: ReceivedChangeRequest): void;
}

/** One proposal: the proposed changes, and the decision. */
export function RequestCard({ request, branch, onDecided, onReopen }: Props) {
  const t = useMessages(requestsMessages);
  const { me } = useDashboard();
  const timeZone = useBranchZone(request.branchShortId);
  const { nameOf } = useFieldNames(timeZone);
  const all = Object.keys(request.changes);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(all));
  const [values, setValues] = useState<Readonly<Record<string, ChangeValue>>>({});
  const [isAdapting, setAdapting] = useState(false);
  const isOpen = request.state === 'open' && me.role !== 'viewer';

  const decision = useDecision(request, { chosen, values, onDecided });
  const { problem } = decision;
  const toggle = (field: string) =>
    setChosen((before) =>
      before.has(field) ? new Set([...before].filter((one) => one !== field)) : new Set([...before, field]),
    );
  const adapt = (field: string, value: string | undefined) =>
    setValues(({ [field]: _before, ...remaining }) =>
      value === undefined ? remaining : { ...remaining, [field]: value },
    );
  const conflicts = typeof problem === 'object' && problem?.conflicts ? problem : null;
  return (
    <Card className="grid gap-3 p-4">
      <RequestHeader request={request} branch={branch} timeZone={timeZone} />
      {all.length > 0 && (
        <RequestFields
          timeZone={timeZone}
          request={request}
          chosen={isOpen ? chosen : undefined}
          needed={request.itemId ? [] : neededOfNew}
          values={values}
          isAdapting={isAdapting}
          onToggle={toggle}
          onValue={adapt}
        />
      )}
      {isOpen && (
        <div className="flex flex-wrap items-start gap-2">
          {all.some((field) => typeof request.changes[field]!.after === 'string') && (
            <Button
              size="small"
              icon={isAdapting ? 'refresh' : 'edit'}
              onClick={() => {
                setAdapting(!isAdapting);
                setValues({});
              }}
            >
              {isAdapting ? t.asProposed : t.adapt}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <RequestMap
          request={request}
          branch={branch}
          values={values}
          onMove={([lon, lat]) => setValues((before) => ({ ...before, lon, lat }))}
        />
      )}
      <RequestNotes request={request} />
      <DecisionNotes
        request={request}
        timeZone={timeZone}
        onReopen={me.role === 'viewer' ? undefined : () => onReopen(request)}
      />
      {conflicts && (
        <RequestConflict
          timeZone={timeZone}
          problem={conflicts}
          isBusy={decision.isBusy}
          onAcceptAnyway={() => void decision.decide('accepted', conflicts.currentVersion)}
        />
      )}
      {problem && !conflicts && <DecisionProblem problem={problem} nameOf={nameOf} />}
      {isOpen && <DecisionForm decision={decision} chosenCount={chosen.size} allCount={all.length} />}
    </Card>
  );
}
