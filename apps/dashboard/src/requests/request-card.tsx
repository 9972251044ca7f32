import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { ChangeRequestDecision, ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useBranchZone } from '../shared/branch-zone.ts';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { formatInstant } from '../shared/format-date.ts';
import { useFieldNames } from '../history/use-field-names.ts';
import { RequestConflict } from './request-conflict.tsx';
import { RequestFields } from './request-fields.tsx';
import { RequestMap } from './request-map.tsx';
import { requestTitle } from './request-title.ts';

type ChangeValue = NonNullable<ChangeRequestDecision['values']>[string];

/** Required fields of a new place. */
const neededOfNew = ['title', 'lat', 'lon'];

interface Props {
  request: ReceivedChangeRequest;
  branch: Branch | undefined;
  onDecided(): void;
}

/** One proposal: the proposed changes, and the decision. */
export function RequestCard({ request, branch, onDecided }: Props) {
  const t = useMessages(requestsMessages);
  const { boot, auth, me, language } = useDashboard();
  const timeZone = useBranchZone(request.branchShortId);
  const { nameOf } = useFieldNames(timeZone);
  const all = Object.keys(request.changes);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(all));
  const [reply, setReply] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, ChangeValue>>>({});
  const [isAdapting, setAdapting] = useState(false);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | 'failed' | null>(null);
  const isOpen = request.state === 'open' && me.role !== 'viewer';

  const decide = async (state: 'accepted' | 'declined', version?: number) => {
    setReasonMissing(state === 'declined' && reply.trim() === '');
    if (state === 'declined' && reply.trim() === '') return;
    const written = Object.entries(values).filter(([field]) => chosen.has(field));
    setBusy(true);
    setProblem(null);
    try {
      await callApi(boot, 'PUT /items/change-requests/{id}', {
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
      onDecided();
    } catch (error) {
      setProblem((error instanceof ApiError && error.problem) || 'failed');
    } finally {
      setBusy(false);
    }
  };
  const toggle = (field: string) =>
    setChosen((before) =>
      before.has(field) ? new Set([...before].filter((one) => one !== field)) : new Set([...before, field]),
    );
  const adapt = (field: string, value: string | undefined) =>
    setValues(({ [field]: _before, ...remaining }) =>
      value === undefined ? remaining : { ...remaining, [field]: value },
    );
  const isNothing = all.length > 0 && chosen.size === 0;
  const conflicts = typeof problem === 'object' && problem?.conflicts ? problem : null;
  const title = requestTitle(request, t.newPlace);
  return (
    <Card className="grid gap-3 p-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-base font-title break-words">
          {request.itemId ? <Link to={dashboardRoutes.place.to(request.itemId)}>{title}</Link> : title}
        </h2>
        <p className="tabular text-sm text-ink-soft">
          {[
            !request.itemId && t.newPlace,
            branch?.title,
            t.sent(formatInstant(request.dateCreated, language, timeZone)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
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
      {(request.note || request.contactEmail) && (
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {request.note && (
            <>
              <dt className="text-ink-soft">{t.noteOf}</dt>
              <dd className="break-words whitespace-pre-wrap">{request.note}</dd>
            </>
          )}
          {request.contactEmail && (
            <>
              <dt className="text-ink-soft">{t.contact}</dt>
              <dd className="break-all">
                <a href={`mailto:${request.contactEmail}`}>{request.contactEmail}</a>
              </dd>
            </>
          )}
        </dl>
      )}
      {request.state !== 'open' && (
        <p className="text-sm text-ink-soft">
          {request.dateDecided &&
            t.decided(formatInstant(request.dateDecided, language, timeZone), request.decidedBy ?? '–')}
          {request.reply && <span className="block whitespace-pre-wrap text-ink">{request.reply}</span>}
        </p>
      )}
      {conflicts && (
        <RequestConflict
          timeZone={timeZone}
          problem={conflicts}
          isBusy={isBusy}
          onAcceptAnyway={() => void decide('accepted', conflicts.currentVersion)}
        />
      )}
      {problem && !conflicts && (
        <p role="alert" className="text-sm text-danger">
          {typeof problem !== 'object'
            ? t.failed
            : problem.status === 409
              ? t.alreadyDecided
              : (problem.errors
                  ?.map(({ field, message }) => `${nameOf(field.replace('/values/', ''))}: ${message}`)
                  .join('; ') ?? t.failed)}
        </p>
      )}
      {isOpen && (
        <div className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            label={t.reply}
            hint={isNothing ? t.nothingChosen : t.replyHint}
            error={isReasonMissing ? t.declineNeedsReply : null}
            maxLength={2000}
            value={reply}
            onChange={(event) => {
              setReply(event.target.value);
              setReasonMissing(false);
            }}
          />
          <div className="flex flex-wrap gap-2 sm:pb-6">
            <Button kind="primary" disabled={isBusy || isNothing} onClick={() => void decide('accepted')}>
              {chosen.size < all.length && !isNothing ? t.acceptSome(chosen.size, all.length) : t.accept}
            </Button>
            <Button kind="danger" disabled={isBusy} onClick={() => void decide('declined')}>
              {t.decline}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
