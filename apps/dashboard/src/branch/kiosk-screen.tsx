import { useState, type FormEvent } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useKiosks } from '@umkreis/api-client/use-watched.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { KioskForm, type KioskDraft } from './kiosk-form.tsx';
import { KioskAddress } from './kiosk-address.tsx';
import { ScreenTimesField } from './screen-times-field.tsx';
import { SignFields } from './sign-fields.tsx';
import { hasWrongNotice } from './wrong-notice.ts';
import { ToKiosks } from './to-kiosks.tsx';

/** Edits one kiosk and shows its start URL. */
export function KioskScreen({ id }: { id: string }) {
  const t = useMessages(kioskEditorMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const { data, error, mutate } = useKiosks(boot, auth);
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const kiosk = data?.find((one) => one.id === id);
  const branch = branches?.find(({ shortId }) => shortId === kiosk?.branchShortId);
  return (
    <Page title={kiosk?.name ?? t.heading} note={branch?.title} action={<ToKiosks />}>
      {kiosk && branch ? (
        <Editor kiosk={kiosk} branch={branch} onChanged={() => mutate()} />
      ) : (
        <Card>
          {error && !data ? (
            <LoadError error={error} onRetry={() => void mutate()} />
          ) : data && !kiosk ? (
            <EmptyState icon="pin" title={t.deleted} />
          ) : (
            <SkeletonRows rows={5} label={common.loading} />
          )}
        </Card>
      )}
    </Page>
  );
}

interface EditorProps {
  kiosk: StoredKiosk;
  branch: Branch;
  onChanged(): Promise<unknown>;
}

function Editor({ kiosk, branch, onChanged }: EditorProps) {
  const t = useMessages(kioskEditorMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [changes, setChanges] = useState<Partial<KioskDraft>>({});
  const draft = { ...kiosk, ...changes };
  const change = (part: Partial<KioskDraft>) => setChanges((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.name.trim() || hasWrongNotice(draft.sign)) return;
    void write.run(async () => {
      await callApi(boot, 'PUT /kiosks/{id}', { path: { id: kiosk.id }, body: changes, auth });
      await onChanged();
      // What was typed meanwhile is not saved yet.
      setChanges((current) => changesSince(changes, current));
    });
  };
  return (
    <>
      {kiosk.kioskKey && <KioskAddress kiosk={kiosk} branch={branch} />}
      <Card className="p-4 md:p-6">
        <form noValidate onSubmit={submit} className="grid gap-6">
          <KioskForm draft={draft} branch={branch} screen={kiosk.running?.screen} isFaulty onChange={change} />
          <SignFields draft={draft} branch={branch} screen={kiosk.running?.screen} isFaulty onChange={change} />
          <ScreenTimesField draft={draft} branch={branch} onChange={change} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              kind="primary"
              disabled={Object.keys(changes).length === 0}
              busy={write.state === 'busy'}
            >
              {t.save}
            </Button>
            <WriteNote write={write} done={t.saved} />
          </div>
        </form>
      </Card>
      <End kiosk={kiosk} />
    </>
  );
}

/** The changes that differ from those that were saved. */
const changesSince = (saved: Partial<KioskDraft>, current: Partial<KioskDraft>): Partial<KioskDraft> =>
  Object.fromEntries(Object.entries(current).filter(([name, value]) => saved[name as keyof KioskDraft] !== value));

function End({ kiosk }: { kiosk: StoredKiosk }) {
  const t = useMessages(kioskEditorMessages);
  const { boot, auth, me } = useDashboard();
  const navigate = useNavigate();
  const write = useWrite();
  const [isSure, setSure] = useState(false);
  if (me.role === 'viewer') return null;
  const remove = () =>
    void write.run(async () => {
      await callApi(boot, 'DELETE /kiosks/{id}', { path: { id: kiosk.id }, auth });
      void navigate(dashboardRoutes.kiosks.to());
    });
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4 md:px-6">
      <p className="min-w-0 flex-1 text-sm text-ink-soft">{t.removeText}</p>
      <Button
        kind="danger"
        size="small"
        busy={write.state === 'busy'}
        onClick={() => (isSure ? remove() : setSure(true))}
      >
        {isSure ? t.reallyRemove : t.remove}
      </Button>
      <WriteNote write={write} />
    </Card>
  );
}
