import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { selectKey } from '@umkreis/i18n/select-key.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { Page } from '../../layout/page.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { WriteNote } from '../../write/write-note.tsx';
import { importMessages } from '../messages/import.ts';
import { ImportFile } from './import-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import { MappingPart } from './mapping-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { RecentImports } from './recent-imports.tsx';
import { useImport } from './use-import.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useMappingContext } from './use-mapping-context.ts';
import { WrittenNote } from './written-note.tsx';

const busySteps = ['reading', 'checking', 'writing'];

/** Imports places from a file: assignment of its columns, preview of the changes per row, undo. */
export function ImportScreen() {
  const t = useMessages(importMessages);
  const common = useMessages(dashboardMessages);
  const { boot, me } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const [chosen, setChosen] = useState<number>();
  const job = useImport();
  const own = branches?.filter(({ shortId }) => me.branchShortIds.includes(shortId)) ?? [];
  const branch = chosen ?? boot.branch?.shortId ?? own[0]?.shortId;
  const context = useMappingContext(branch);
  const { step } = job;
  useLeaveWarning(step !== 'file' && step !== 'written', t.leave);
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
            disabled={step !== 'file'}
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
        {step === 'file' && (
          <ImportFile
            isReady={Boolean(context)}
            error={job.fault && t.fault({ fault: selectKey(job.fault) })}
            onFile={(file) => void job.open(file, context!)}
          />
        )}
        {step !== 'file' && !busySteps.includes(step) && (
          <Button className="justify-self-start" onClick={job.reset}>
            {t.otherFile}
          </Button>
        )}
        <ImportProgress job={job} />
        {job.write.state === 'failed' && <WriteNote write={job.write} />}
        {step === 'written' && <WrittenNote job={job} branchShortId={branch!} />}
      </Card>
      {step === 'mapping' && context && (
        <MappingPart
          table={job.table!}
          mapping={job.mapping!}
          context={context}
          onChange={job.setMapping}
          onNext={() => void job.check(context)}
        />
      )}
      {(step === 'checked' || step === 'written') && context && <PreviewPart job={job} context={context} />}
      {step === 'file' && branch !== undefined && <RecentImports key={branch} branchShortId={branch} />}
    </Page>
  );
}
