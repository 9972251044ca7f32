import { Suspense, useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { branchUrl, originOf } from '@umkreis/contract/branch-origin.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { kioskParameter } from '@umkreis/contract/kiosk-key.ts';
import type { KioskCode, StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useBranchZones } from '../dates/branch-zone.ts';
import { formatInstant } from '../dates/format-date.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';

const SignCode = lazyPart(
  () => import('@umkreis/kiosk-sign/sign-code.tsx'),
  (code) => code.SignCode,
);

/** How the kiosk's browser gets to its start address: by a code typed there, a QR code, or the address itself. */
export function KioskAddress({ kiosk, branch }: { kiosk: StoredKiosk; branch: Branch }) {
  const t = useMessages(kioskEditorMessages);
  const { boot } = useDashboard();
  const address = `${branchUrl(branch, boot.product)}?iskiosk&${kioskParameter}=${kiosk.kioskKey}`;
  return (
    <Card className="grid gap-6 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:p-6">
      <div className="grid content-start gap-6">
        <CodeField kiosk={kiosk} branch={branch} />
        <div className="grid gap-2">
          <h2 className="text-base font-title">{t.address}</h2>
          <div className="flex flex-wrap items-center gap-3">
            <code className="min-w-0 flex-1 rounded-control bg-sunken px-3 py-2 text-sm break-all">{address}</code>
            <CopyButton text={address} label={t.copy} copiedLabel={t.copied} />
          </div>
          <p className="text-xs text-ink-soft">{t.addressHint}</p>
        </div>
      </div>
      <div className="size-44 overflow-hidden rounded-control bg-white ring-1 ring-line">
        <Suspense>
          <SignCode text={address} label={t.addressCode} />
        </Suspense>
      </div>
    </Card>
  );
}

/** A code that opens the kiosk once. It is only in this page: who leaves it creates a new one. */
function CodeField({ kiosk, branch }: { kiosk: StoredKiosk; branch: Branch }) {
  const t = useMessages(kioskEditorMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZones()(kiosk.branchShortId);
  const write = useWrite();
  const [code, setCode] = useState<KioskCode | null>(null);
  const create = () =>
    void write.run(async () => {
      setCode(await callApi(boot, 'POST /kiosks/{id}/codes/', { path: { id: kiosk.id }, auth }));
    });
  const shortAddress = `${originOf(branch, boot.product)}${routes.kiosk.to()}`;
  return (
    <div className="grid gap-2">
      <h2 className="text-base font-title">{t.codeHeading}</h2>
      <p className="text-sm break-words text-ink-soft">{t.codeText({ address: shortAddress })}</p>
      {code && (
        <output className="grid gap-1">
          <span className="tabular text-2xl font-title tracking-[0.12em]" data-kiosk-code>
            {code.code.slice(0, 4)} {code.code.slice(4)}
          </span>
          <span className="text-xs text-ink-soft">
            {t.codeUntil({ time: formatInstant(code.dateExpires, language, timeZone) })}
          </span>
        </output>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={code ? 'refresh' : 'kiosk'} busy={write.state === 'busy'} onClick={create}>
          {code ? t.otherCode : t.newCode}
        </Button>
        {write.state === 'failed' && <WriteNote write={write} />}
      </div>
    </div>
  );
}
