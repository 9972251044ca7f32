import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { importMessages } from '../messages/import.ts';
import { writableRows } from './checked-row.ts';
import { DuplicateNotes } from './duplicate-notes.tsx';
import { ImportPreview } from './import-preview.tsx';
import { PositionNotes } from './position-notes.tsx';
import { PreviewMap } from './preview-map.tsx';
import type { PlacesImport } from './use-import.ts';
import type { ImportContext } from './use-mapping-context.ts';
import { BranchContent } from '../../content/branch-content.tsx';

/** What an import would write, with warnings, and the buttons to write it or to change the assignment. */
export function PreviewPart({ job, context }: { job: PlacesImport; context: ImportContext }) {
  const t = useMessages(importMessages);
  const { rows, duplicates } = job;
  const isWritten = job.step === 'written';
  const count = writableRows(rows, duplicates).length;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <h2 className="text-base font-title">{t.preview}</h2>
      {!isWritten && (
        <>
          <PositionNotes
            rows={rows}
            context={context}
            isSwapped={job.isSwapped}
            onSwap={(isSwapped) => void job.check(context, isSwapped)}
          />
          <DuplicateNotes rows={rows} choices={duplicates} onChoose={job.setDuplicates} />
          <PreviewMap rows={rows} branchShortId={context.shortId} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {isWritten ? (
          <Link to={dashboardRoutes.places.to()} className={buttonClass('primary')}>
            {t.toList}
          </Link>
        ) : (
          <>
            {count > 0 && (
              <Button kind="primary" onClick={() => void job.store(context)}>
                {t.write({ n: count })}
              </Button>
            )}
            <Button onClick={job.editMapping}>{t.back}</Button>
          </>
        )}
      </div>
      <BranchContent branch={context.shortId}>
        <ImportPreview
          table={job.table!}
          rows={rows}
          choices={duplicates}
          isWritten={isWritten}
          onChoose={job.setDuplicates}
        />
      </BranchContent>
    </Card>
  );
}
