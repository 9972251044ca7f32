import { useState, type FormEvent } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, useNavigate } from '@umkreis/federation/router.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { findInvalidContestFields, contestFields, emptyContest, type InvalidContestField } from './contest-draft.ts';
import { ContestForm } from './contest-form.tsx';

const none: ReadonlySet<InvalidContestField> = new Set();

/** Creates a contest and opens it. */
export function NewContestScreen() {
  const t = useMessages(contestEditorMessages);
  const { boot, auth, me } = useDashboard();
  const navigate = useNavigate();
  const write = useWrite();
  const own = boot.branch && me.branchShortIds.includes(boot.branch.shortId) ? boot.branch.shortId : undefined;
  const [draft, setDraft] = useState(() => emptyContest(own ?? me.branchShortIds[0] ?? null));
  const [isSubmitted, setSubmitted] = useState(false);
  const timeZone = useBranchZone(draft.branchShortId);
  const invalidFields = findInvalidContestFields(draft, timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (invalidFields.size > 0) return;
    void write.run(async () => {
      const { branchShortId } = draft;
      const { id } = await callApi(boot, 'POST /contests/', {
        body: { branchShortId, ...contestFields(draft, timeZone) },
        auth,
      });
      void navigate(dashboardRoutes.contest.to(id));
    });
  };
  return (
    <Page title={t.newContest} action={<ToContests />}>
      <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
        <ContestForm
          isNew
          draft={draft}
          invalidFields={isSubmitted ? invalidFields : none}
          timeZone={timeZone}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={write.state === 'busy'}>
            {t.create}
          </Button>
          <WriteNote write={write} />
        </div>
      </form>
    </Page>
  );
}

export function ToContests() {
  const t = useMessages(contestEditorMessages);
  return (
    <Link to={dashboardRoutes.contests.to()} className={buttonClass('quiet')}>
      <Icon name="back" size={18} />
      {t.toList}
    </Link>
  );
}
