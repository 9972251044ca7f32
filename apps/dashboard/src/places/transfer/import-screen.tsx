import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { transferMessages } from '../messages/transfer.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { Page } from '../../layout/page.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { WriteNote } from '../../write/write-note.tsx';
import { ImportFile } from './import-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

/** Imports places from a file, with a preview of the changes per row. */
export function ImportScreen() {
  const t = useMessages(transferMessages);
  const common = useMessages(dashboardMessages);
  const { boot, me } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const [chosen, setChosen] = useState<number>();
  const job = useImport();
  const own = branches?.filter(({ shortId }) => me.branchShortIds.includes(shortId)) ?? [];
  const branch = chosen ?? boot.branch?.shortId ?? own[0]?.shortId;
  const isBusy = job.step === 'checking' || job.step === 'writing';
  const { done, of } = job.progress;
  return (
    <Page
      title={t.title}
      action={
        <Link to={dashboardRoutes.places.to()} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {common.back}
        </Link>
      }
    >
      <Card className="grid gap-4 p-4">
        <p className="max-w-prose text-sm text-ink-soft">{t.intro}</p>
        {own.length > 1 && (
          <SelectField
            label={t.branch}
            value={String(branch ?? '')}
            disabled={job.step !== 'file'}
            onChange={(value) => setChosen(Number(value))}
            className="max-w-sm"
          >
            {own.map(({ shortId, title }) => (
              <option key={shortId} value={shortId}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {job.step === 'file' ? (
          <ImportFile
            isDisabled={branch === undefined}
            error={job.error && t[job.error]}
            onFile={(file) => void job.check(file, branch!)}
          />
        ) : (
          <Button className="justify-self-start" disabled={isBusy} onClick={job.reset}>
            {t.otherFile}
          </Button>
        )}
        {isBusy && (
          <div className="grid gap-1">
            <progress aria-label={t.preview} value={done} max={of} className="h-1.5 w-full accent-accent" />
            <output className="tabular text-sm text-ink-soft">
              {job.step === 'checking' ? t.checking({ done, of }) : t.writing({ done, of })}
            </output>
          </div>
        )}
        {job.write.state === 'failed' && <WriteNote write={job.write} />}
        {job.step === 'written' && (
          <output className="flex items-center gap-2 text-sm font-medium">
            <Icon name="check" size={18} />
            {t.written({ n: job.written })}
          </output>
        )}
        {job.unknownColumns.length > 0 && job.step !== 'file' && (
          <p className="text-sm break-words text-ink-soft">
            {t.unknownColumns({ names: job.unknownColumns.join(', ') })}
          </p>
        )}
      </Card>
      {(job.step === 'checked' || job.step === 'written') && (
        <ImportPreview rows={job.rows} isWritten={job.step === 'written'} onWrite={() => void job.store(branch!)} />
      )}
    </Page>
  );
}
