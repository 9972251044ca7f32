import { useState, type FormEvent } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { EditedContest } from '@umkreis/contract/contest.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { UnknownScreen } from '../layout/unknown-screen.tsx';
import { useNow } from '../dates/use-now.ts';
import { useWrite, type Write } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { ContestDraws } from './contest-draws.tsx';
import { contestDraftOf, findInvalidContestFields, contestFields, type ContestDraft } from './contest-draft.ts';
import { ContestEntries } from './contest-entries.tsx';
import { ContestForm } from './contest-form.tsx';
import { ToContests } from './new-contest-screen.tsx';

/** One contest: its texts, entries and draws. */
export function ContestScreen({ id }: { id: string }) {
  const common = useMessages(dashboardMessages);
  const t = useMessages(contestEditorMessages);
  const pick = usePick();
  const { boot, auth } = useDashboard();
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /contests/dashboard/'));
  const contest = data?.find((one) => one.id === id);
  if (data && !contest) return <UnknownScreen />;
  return (
    <Page title={contest ? pick(contest.title) : t.heading} action={<ToContests />}>
      {contest ? (
        <Contest contest={contest} onChanged={() => mutate()} />
      ) : (
        <Card>
          {error ? (
            <LoadError error={error} onRetry={() => void mutate()} />
          ) : (
            <SkeletonRows rows={6} label={common.loading} />
          )}
        </Card>
      )}
    </Page>
  );
}

function Contest({ contest, onChanged }: { contest: EditedContest; onChanged(): Promise<unknown> }) {
  const { boot, auth, me } = useDashboard();
  const navigate = useNavigate();
  const timeZone = useBranchZone(contest.branchShortId);
  const write = useWrite();
  const [typed, setTyped] = useState<Partial<ContestDraft>>({});
  const [sure, setSure] = useState<'end' | 'delete'>();
  const now = useNow();
  const [isClosed, setClosed] = useState(false);
  const hasEnded = isClosed || new Date(contest.dateEnd) <= now;
  const draft = { ...contestDraftOf(contest, timeZone), ...typed };
  const invalidFields = findInvalidContestFields(draft, timeZone);
  const isReadOnly = me.role === 'viewer' || (contest.branchShortId === null && me.role !== 'staff');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invalidFields.size > 0) return;
    void write.run(async () => {
      await callApi(boot, 'PUT /contests/{id}', {
        path: { id: contest.id },
        body: contestFields(draft, timeZone, contest),
        auth,
      });
      await onChanged();
      setTyped({});
    });
  };
  const end = () =>
    void write.run(async () => {
      await callApi(boot, 'PUT /contests/{id}/closed', { path: { id: contest.id }, auth });
      setSure(undefined);
      setTyped({});
      setClosed(true);
      await onChanged();
    });
  const remove = () =>
    void write.run(async () => {
      await callApi(boot, 'DELETE /contests/{id}', { path: { id: contest.id }, auth });
      void navigate(dashboardRoutes.contests.to());
      await onChanged();
    });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <fieldset disabled={isReadOnly} className="grid gap-4">
          <ContestForm
            isNew={false}
            draft={draft}
            invalidFields={invalidFields}
            timeZone={timeZone}
            onChange={(part) => setTyped({ ...typed, ...part })}
          />
        </fieldset>
        {!isReadOnly && (
          <>
            <ContestButtons
              canSave={Object.keys(typed).length > 0}
              hasEnded={hasEnded}
              write={write}
              onRequest={setSure}
            />
            {sure && (
              <Confirmation of={sure} onConfirm={sure === 'end' ? end : remove} onCancel={() => setSure(undefined)} />
            )}
          </>
        )}
      </form>
      {!isReadOnly && (
        <div className="grid gap-4">
          <ContestDraws contest={contest} hasEnded={hasEnded} timeZone={timeZone} onChanged={onChanged} />
          <ContestEntries contest={contest} timeZone={timeZone} onChanged={onChanged} />
        </div>
      )}
    </div>
  );
}

interface ButtonsProps {
  canSave: boolean;
  hasEnded: boolean;
  write: Write;
  onRequest(action: 'end' | 'delete'): void;
}

function ContestButtons({ canSave, hasEnded, write, onRequest }: ButtonsProps) {
  const t = useMessages(contestEditorMessages);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" kind="primary" disabled={!canSave} busy={write.state === 'busy'}>
        {t.save}
      </Button>
      {!hasEnded && <Button onClick={() => onRequest('end')}>{t.endNow}</Button>}
      <Button kind="danger" icon="trash" onClick={() => onRequest('delete')}>
        {t.deleteContest}
      </Button>
      <WriteNote write={write} />
    </div>
  );
}

/** Asks before a contest ends or is deleted. */
function Confirmation({
  of: action,
  onConfirm,
  onCancel,
}: {
  of: 'end' | 'delete';
  onConfirm(): void;
  onCancel(): void;
}) {
  const t = useMessages(contestEditorMessages);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
      {action === 'end' ? t.endSure : t.deleteSure}
      <Button size="small" kind="danger" onClick={onConfirm}>
        {action === 'end' ? t.endNow : t.yesDelete}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
