import { useState, type FormEvent } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, useNavigate } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { editorMessages } from '../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { Page } from '../../layout/page.tsx';
import { useFirstFocus } from '@umkreis/ui/use-first-focus.ts';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { newItemOf } from './new-item-of.ts';
import { useNewPlaceDraft } from './new-place-draft.ts';
import { NewPlaceBasics } from './new-place-basics.tsx';
import { NewPlaceLocation } from './new-place-location.tsx';

/** Creates a place with its essential data in one request, and opens it. */
export function NewPlaceScreen() {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const navigate = useNavigate();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const write = useWrite();
  const form = useFirstFocus<HTMLFormElement>();
  const { draft, isEmpty, set, clear } = useNewPlaceDraft();
  const [isSubmitted, setSubmitted] = useState(false);

  const own = branches?.filter(({ shortId }) => me.branchShortIds.includes(shortId)) ?? [];
  const branchId = draft.branch ?? (own.length === 1 ? own[0]!.shortId : null) ?? boot.branch?.shortId ?? null;
  const branch = own.find(({ shortId }) => shortId === branchId);
  const errors = {
    branch: isSubmitted && !branch ? t.mapMissing : null,
    title: isSubmitted && !draft.title.trim() ? t.titleMissing : null,
    position: isSubmitted && !draft.at ? t.positionMissing : null,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const body = branch && newItemOf({ ...draft, branch: branch.shortId });
    if (!body) return;
    await write.run(async () => {
      const { id } = await callApi(boot, 'POST /items', { body, auth });
      clear();
      void navigate(dashboardRoutes.place.to(id));
    });
  };

  return (
    <Page
      title={t.newPlace}
      action={
        <Link to={dashboardRoutes.places.to()} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {common.back}
        </Link>
      }
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <NewPlaceBasics branches={own} branch={branch} draft={draft} errors={errors} onChange={set} />
          <NewPlaceLocation
            branch={branch}
            isReady={branches !== undefined}
            draft={draft}
            error={errors.position}
            onChange={set}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={write.state === 'busy'}>
            {t.create}
          </Button>
          {!isEmpty && (
            <Button
              kind="quiet"
              onClick={() => {
                clear();
                setSubmitted(false);
              }}
            >
              {t.discard}
            </Button>
          )}
          <WriteNote write={write} />
        </div>
        <p className="text-sm text-ink-soft">
          {t.createHint} {!isEmpty && t.draftStored}
        </p>
      </form>
    </Page>
  );
}
