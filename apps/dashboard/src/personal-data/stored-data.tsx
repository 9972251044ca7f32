import { useEffect, useRef, useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { PersonErased, PersonFound } from '@umkreis/contract/personal-data.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { personalDataMessages } from './messages/personal-data.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { downloadFile } from '../download/download-file.ts';
import { useBranchChoices } from '../staff/branch-names.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';

interface Props {
  found: PersonFound & { email: string };
  onErased(result: PersonErased): void;
}

/** The data stored for an address by kind and branch, to download or erase. */
export function StoredData({ found: { counts, email }, onErased }: Props) {
  const t = useMessages(personalDataMessages);
  const { boot, auth } = useDashboard();
  const branches = useBranchChoices();
  const write = useWrite();
  const [isConfirming, setConfirming] = useState(false);
  const isBusy = write.state === 'busy';
  const sum = (kind: (typeof counts)[number]['kind']) =>
    counts.filter((one) => one.kind === kind).reduce((total, { count }) => total + count, 0);
  const body = { email };
  const download = () =>
    write.run(async () => {
      const data = await callApi(boot, 'POST /personal-data/export/', { body, auth });
      downloadFile(t.fileName, 'application/json', JSON.stringify(data, null, 2));
    });
  const erase = () =>
    write.run(async () => onErased(await callApi(boot, 'POST /personal-data/erase/', { body, auth })));
  return (
    <section aria-label={t.stored({ email })} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-sm font-medium break-all">{t.stored({ email })}</h3>
      <ul className="grid gap-1 text-sm">
        {counts.map(({ kind, branchShortId, count }) => (
          <li key={`${kind} ${branchShortId}`} className="flex flex-wrap gap-x-3 border-t border-line pt-1">
            <span className="tabular">
              {kind === 'contest-entries' ? t.entries({ n: count }) : t.requests({ n: count })}
            </span>
            <span className="text-ink-soft">
              {branchShortId === null
                ? t.everywhere
                : (branches.find(({ id }) => id === String(branchShortId))?.title ?? branchShortId)}
            </span>
          </li>
        ))}
      </ul>
      {isConfirming ? (
        <Confirmation
          text={t.eraseSure({ n: sum('contest-entries'), m: sum('change-requests') })}
          isBusy={isBusy}
          onConfirm={() => void erase()}
          onCancel={() => setConfirming(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button icon="download" busy={isBusy} onClick={() => void download()}>
            {t.download}
          </Button>
          <Button kind="danger" icon="trash" onClick={() => setConfirming(true)}>
            {t.erase}
          </Button>
        </div>
      )}
      {write.state === 'failed' && <WriteNote write={write} />}
    </section>
  );
}

interface ConfirmationProps {
  text: string;
  isBusy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/**
 * Lists what will be erased. It takes the focus of the button that it replaces; 'Cancel' comes first for
 * safety.
 */
function Confirmation({ text, isBusy, onConfirm, onCancel }: ConfirmationProps) {
  const t = useMessages(personalDataMessages);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1} role="alert" className="grid gap-2">
      <p className="text-sm">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button kind="danger" busy={isBusy} onClick={onConfirm}>
          {t.eraseNow}
        </Button>
      </div>
    </div>
  );
}
