import { useState, type FormEvent } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { KioskForm, type KioskDraft } from './kiosk-form.tsx';
import { ScreenTimesField } from './screen-times-field.tsx';
import { SignFields } from './sign-fields.tsx';
import { hasWrongNotice } from './wrong-notice.ts';
import { ToKiosks } from './to-kiosks.tsx';

const empty: KioskDraft = {
  name: '',
  position: null,
  heading: null,
  level: null,
  homeView: null,
  scale: null,
  house: null,
  sign: null,
  screenTimes: null,
};

/** Registers a kiosk, then opens its screen with the start URL. */
export function NewKioskScreen() {
  const t = useMessages(kioskEditorMessages);
  const { boot, auth, me } = useDashboard();
  const navigate = useNavigate();
  const write = useWrite();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const own = branches.filter(({ shortId, hasKiosk }) => hasKiosk && me.branchShortIds.includes(shortId));
  const [chosen, choose] = useState<number | null>(null);
  const branch =
    own.find(({ shortId }) => shortId === chosen) ??
    own.find(({ shortId }) => shortId === boot.branch?.shortId) ??
    own[0];
  const [draft, setDraft] = useState(empty);
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!branch || !draft.name.trim() || hasWrongNotice(draft.sign)) return;
    void write.run(async () => {
      const { id } = await callApi(boot, 'POST /kiosks/', { body: { ...draft, branchShortId: branch.shortId }, auth });
      void navigate(dashboardRoutes.kiosk.to(id));
    });
  };
  return (
    <Page title={t.newKiosk} action={<ToKiosks />}>
      {branch && (
        <Card className="p-4 md:p-6">
          <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {own.length > 1 && (
              <SelectField
                label={t.branch}
                value={String(branch.shortId)}
                onChange={(id) => {
                  choose(Number(id));
                  setDraft({ ...empty, name: draft.name });
                }}
                className="max-w-96"
              >
                {own.map(({ shortId, title }) => (
                  <option key={shortId} value={shortId}>
                    {title}
                  </option>
                ))}
              </SelectField>
            )}
            <KioskForm
              draft={draft}
              branch={branch}
              screen={undefined}
              isFaulty={isSubmitted}
              onChange={(part) => setDraft({ ...draft, ...part })}
            />
            <SignFields
              key={branch.shortId}
              draft={draft}
              branch={branch}
              screen={undefined}
              isFaulty={isSubmitted}
              onChange={(part) => setDraft({ ...draft, ...part })}
            />
            <ScreenTimesField draft={draft} branch={branch} onChange={(part) => setDraft({ ...draft, ...part })} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" kind="primary" busy={write.state === 'busy'}>
                {t.create}
              </Button>
              <WriteNote write={write} />
            </div>
          </form>
        </Card>
      )}
    </Page>
  );
}
